import { fromCallback, fromPromise } from "xstate";
import { subscribe } from "../../contracts/calls/newsletter.ts";
import type { NewsletterMachine } from "../../machines/newsletter/newsletter.machine.ts";
import { wayOn } from "../../machines/newsletter/newsletter.rules.ts";
import type { NewsletterEvent } from "../../machines/newsletter/newsletter.types.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import { warn } from "../_kit/console.ts";
import { languageOf } from "../_kit/catalogue-file.ts";
import type { Services } from "../_kit/record.ts";
import { checkPlaces } from "./check-place.ts";
import { pageOfForm } from "./page-of-form.ts";

/** Binds the newsletter's machine to the services of its page. */
export function implementNewsletter(services: Services): Parameters<NewsletterMachine["provide"]>[0] {
  const { client, address } = services;
  return {
    actors: {
      proveHuman: fromPromise(async ({ signal }) => {
        const { proveHuman } = await import("../../human-check/human-check.ts");
        return proveHuman((call) => client.send(call, {}, { signal }), {
          place: checkPlaces.get(services) ?? null,
          language: languageOf(services.locale),
          signal,
        });
      }),
      subscribe: fromPromise(async ({ input: { email, token }, signal }) => {
        const body = { email, token, returnUrl: pageOfForm(services), locale: services.locale };
        const { redirectUrl } = await client.send(subscribe, { body }, { signal });
        return { redirectUrl };
      }),
      age: fromCallback<NewsletterEvent, { goodFor: number }>(({ input, sendBack }) => {
        const timer = setTimeout(() => sendBack({ type: "proof.aged" }), input.goodFor);
        return () => clearTimeout(timer);
      }),
    },
    actions: {
      log: (_, failure) => {
        warn(`Failed to subscribe (${failure.code}). The visitor sees a sentence with what to do next.`);
        const place = checkPlaces.get(services);
        const code = String(failure.fields["cause"] ?? failure.code);
        if (place && failure.status === 0)
          import("../../parts/load-failure/report-failure.ts").then(
            ({ reportFailure }) => reportFailure(place, code),
            () => {},
          );
      },
      /** A partner's visitor stays where they are: the sentence in the form's place says the same. */
      leave: (_, { redirectUrl }) => {
        const there = wayOn(redirectUrl, services.shopOrigin);
        if (there && isOnShop(services)) address.leave(there);
      },
    },
  };
}
