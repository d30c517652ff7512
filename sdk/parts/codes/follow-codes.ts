import { createActor, fromCallback, fromPromise } from "xstate";
import { addCode, removeCode } from "../../contracts/calls/code.ts";
import { failureOf, type Failure } from "../../machines/cart/failure.rules.ts";
import { codesMachine } from "../../machines/codes/codes.machine.ts";
import { viewOfCodes } from "../../machines/codes/codes.rules.ts";
import type { CodesEvent, CodesView } from "../../machines/codes/codes.types.ts";
import type { CartActor, Services } from "../../elements/_kit/record.ts";
import { notifyOtherTabs } from "../cart/other-tabs.ts";

/** What the actor sends to the element's machine. */
export interface CodesReport {
  readonly type: "codes.changed";
  readonly view: CodesView;
}

/** The field for codes as an actor of an element's machine: sends `codes.changed`, and forwards `code.…` events. */
export function followCodes(services: Services) {
  return fromCallback<CodesEvent>(({ sendBack, receive }) => {
    const actor = createActor(codesMachine.provide(implementCodes(services)));
    actor.subscribe((snapshot) =>
      sendBack({ type: "codes.changed", view: viewOfCodes(snapshot) } satisfies CodesReport),
    );
    receive((event) => actor.send(event));
    actor.start();
    return () => actor.stop();
  });
}

/** Binds the machine of the codes to the services of its page. */
function implementCodes(services: Services): Parameters<typeof codesMachine.provide>[0] {
  const { client, apiBase } = services;
  const change = async (send: (cartId: string) => Promise<unknown>) => {
    const cart = await services.cart();
    try {
      await send(cart.getSnapshot().context.cartId ?? "");
    } catch (cause) {
      // The cart that is shown may not be the shop's. Without a connection it is read once there is one again.
      if (mayHaveChanged(failureOf(cause))) await readAgain(cart);
      throw cause;
    }
    await readAgain(cart);
    notifyOtherTabs(apiBase);
  };
  return {
    actors: {
      addCode: fromPromise(({ input }) =>
        change((cartId) => client.send(addCode, { params: { cartId }, body: { code: input.code } })),
      ),
      removeCode: fromPromise(({ input }) =>
        change((cartId) => client.send(removeCode, { params: { cartId, code: input.code } })),
      ),
    },
  };
}

const mayHaveChanged = ({ status }: Failure) => status === 404 || status === 409 || status > 499;

/** Requests the page's cart anew; resolves once it has come, or could not. */
function readAgain(actor: CartActor): Promise<void> {
  const { cart, error } = actor.getSnapshot().context;
  return new Promise((resolve) => {
    const reading = actor.subscribe(({ context }) => {
      if (context.cart === cart && context.error === error) return;
      reading.unsubscribe();
      resolve();
    });
    actor.send({ type: "cart.refresh" });
  });
}
