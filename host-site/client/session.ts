import { createActor, fromPromise, type Actor } from "xstate";
import { sessionMachine } from "../machines/session.machine.ts";
import type { SessionOutcome } from "../machines/session.types.ts";
import type { Visitor } from "../shell/visitor.ts";
import { currentCart } from "./cart-id.ts";
import { leaveFormerSession, sessionTag } from "./session-change.ts";
import { countReservations, readUser } from "./visitor-calls.ts";

/* What follows the visitor's session: loaded where there is one, or a cart. */

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts what follows the session; `show` gets what is known of the visitor, each time that it changes. */
export function startSession(show: (known: Pick<Visitor, "user" | "basketCount">) => void): SessionActor {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readUser: fromPromise<SessionOutcome>(async () => {
          // What this page shows may be of the account that was signed in when it was loaded.
          if (leaveFormerSession()) return { kind: "left" };
          const user = sessionTag() === null ? null : await readUser();
          // A session that has ended elsewhere is known by this answer alone: its cookies were still there.
          return leaveFormerSession() ? { kind: "left" } : { kind: "read", user };
        }),
        countReservations: fromPromise<number>(async () => {
          const cart = currentCart();
          return cart === null ? 0 : countReservations(cart);
        }),
      },
      actions: { reloadDocument: () => location.reload() },
    }),
  );
  actor.subscribe(({ context }) => show(context));
  return actor.start();
}
