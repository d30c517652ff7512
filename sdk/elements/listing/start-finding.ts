import { createActor, fromCallback, fromPromise } from "xstate";
import { longestSearch } from "../../contracts/finding.ts";
import { dateInShop } from "../../contracts/time.ts";
import { filtersIn, parametersOf, placeIn, sortIn } from "../../machines/finding/address.rules.ts";
import { findingMachine } from "../../machines/finding/finding.machine.ts";
import type { FindingEvent, FindingInput } from "../../machines/finding/finding.types.ts";
import type { FindingActor, Services } from "../_kit/record.ts";
import { ownsAddress } from "./address-owner.ts";
import { findingCalls } from "./finding.calls.ts";
import { pageOf } from "./page-of.ts";

/** Starts the finding actor of a group of elements: its filters come from the page's address (discovery spec §2). */
export function startFinding(services: Services): FindingActor {
  const { client, locale } = services;
  const calls = findingCalls({ client, locale });
  const actor = createActor(
    findingMachine.provide({
      actors: {
        open: fromPromise(({ input, signal }) => calls.open(input, signal)),
        widen: fromPromise(({ input, signal }) => calls.widen(input, signal)),
        ask: fromPromise(({ input, signal }) => calls.ask(input, signal)),
        askPosition: fromPromise(() => services.position()),
        watchAddress: fromCallback<FindingEvent>(({ sendBack }) =>
          services.address.watch(() => ownsAddress(actor) && sendBack({ type: "address.changed", filters: filtersOfPage(services) })),
        ),
      },
      actions: {
        writeAddress: (_, { filters }) => {
          if (ownsAddress(actor)) services.address.write(parametersOf(filters, namesIn(services)));
        },
      },
    }),
    { input: inputOf(services) },
  ) as unknown as FindingActor;
  actor.start();
  return actor;
}

function inputOf(services: Services): FindingInput {
  const { query } = services.address;
  return {
    filters: filtersOfPage(services),
    sort: sortIn(query("sort")) ?? "relevance",
    search: (query("s") ?? "").slice(0, longestSearch),
    userLocation: placeIn(query),
    isRelevanceHidden: pageOf(services).isRelevanceHidden,
  };
}

function namesIn({ address }: Services): string[] {
  return [...new URL(address.with({})).searchParams.keys()];
}

function filtersOfPage(services: Services) {
  return filtersIn(services.address.query, namesIn(services), dateInShop(services.now()));
}
