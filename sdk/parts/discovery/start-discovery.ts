import { createActor, fromCallback, fromPromise } from "xstate";
import { longestSearch, type Filters } from "../../contracts/discovery.ts";
import { participantsIn } from "../../contracts/participants.ts";
import { dateInShop } from "../../contracts/time.ts";
import { filtersIn, parametersOf, placeIn, sortIn } from "../../machines/discovery/address.rules.ts";
import { arrivalOf } from "../../machines/discovery/entries.rules.ts";
import { choicesIn, isNarrowed } from "../../machines/discovery/filters.rules.ts";
import { discoveryMachine } from "../../machines/discovery/discovery.machine.ts";
import type { DiscoveryContext, DiscoveryEvent, DiscoveryInput } from "../../machines/discovery/discovery.types.ts";
import type { DiscoveryActor, Services } from "../../elements/_kit/record.ts";
import { loadListingViews, ownsAddress } from "./address-owner.ts";
import { chosenOrder } from "./given-order.ts";
import { changeListEntry, enterCleared, listEntry, readEntry, writeParameters } from "./list-history.ts";
import { pageOf } from "./page-of.ts";

/** Starts the discovery actor of a group of elements: its filters come from the page's address (discovery spec §2). */
export function startDiscovery(services: Services): DiscoveryActor {
  const { client, locale } = services;
  // A page of the shop has its list already: the calls, and what shows their answers, come with the first of them.
  const calls = async () => {
    const [{ discoveryCalls }] = await Promise.all([import("./discovery.calls.ts"), loadListingViews(actor)]);
    return discoveryCalls({ client, locale });
  };
  const actor: DiscoveryActor = createActor(
    discoveryMachine.provide({
      actors: {
        open: fromPromise(async ({ input, signal }) => (await calls()).open(input, signal)),
        widen: fromPromise(async ({ input, signal }) => (await calls()).widen(input, signal)),
        loadPart: fromPromise(async ({ input, signal }) => (await calls()).loadPart(input, signal)),
        suggest: fromPromise(async ({ input, signal }) => (await calls()).suggest(input, signal)),
        requestPosition: fromPromise(() => services.position()),
        watchAddress: fromCallback<DiscoveryEvent>(({ sendBack }) => watchEntries(services, actor, sendBack)),
      },
      actions: {
        writeAddress: (_, { filters }) => {
          if (ownsAddress(actor)) writeFilters(services, filters);
        },
        writeOrder: (_, { sort, search }) => {
          // What an attribute says is no choice: nothing is written before the visitor acts.
          if (ownsAddress(actor) && navigator.userActivation?.hasBeenActive !== false)
            changeListEntry(services.address, chosenOrder(actor, { sort, search }));
        },
        writeParticipants: (_, { participants: { adults, children }, filters: { childrenAges } }) => {
          const ages = Array.from({ length: children }, (_, child) => childrenAges[child] ?? null);
          if (ownsAddress(actor)) changeListEntry(services.address, { participants: { adults, childrenAges: ages } });
        },
        enterCleared: (_, { filters, search }) => {
          if (ownsAddress(actor) && isNarrowed(filters, search)) enterCleared(services.address, { filters, search });
        },
      },
    }),
    { input: inputOf(services) },
  );
  actor.start();
  return actor;
}

/**
 * The way back and forward within the list's page. Filters belong to the list, not to the entry of a drawer that lay
 * over it.
 */
function watchEntries(services: Services, actor: DiscoveryActor, send: (event: DiscoveryEvent) => void): () => void {
  if (typeof location === "undefined") return () => {};
  const { pathname } = location;
  readEntry(services.address);
  return services.address.watch(() => {
    // Another page is on its way: its address is not the list's.
    if (!ownsAddress(actor) || location.pathname !== pathname) return;
    const { left, arrived } = readEntry(services.address);
    const { filters, search } = (actor.getSnapshot() as { context: DiscoveryContext }).context;
    const arrival = arrivalOf(left, arrived);
    const { sort: chosenSort, search: typed, extra, clearings } = left.list;
    changeListEntry(services.address, { sort: chosenSort, search: typed });
    if (arrival === "adopt") {
      const own = filtersOfPage(services);
      // The page may have moved within itself (a section, a fragment): the list is as it was.
      if (JSON.stringify(own) !== JSON.stringify({ ...filters, childrenAges: [] }))
        send({ type: "address.changed", filters: own });
      return;
    }
    if (arrival === "keep") {
      // What was cleared in a drawer that is opened again has been brought back meanwhile.
      changeListEntry(services.address, arrived.isLayered ? { extra, clearings, cleared: undefined } : { extra });
      return writeFilters(services, filters);
    }
    const { cleared } = left.list;
    send({ type: "address.changed", filters: cleared!.filters });
    writeFilters(services, cleared!.filters);
    if (search === "" && cleared!.search !== "") send({ type: "search.set", text: cleared!.search });
  });
}

function writeFilters(services: Services, filters: Filters): void {
  const { isLayered, list } = readEntry(services.address).arrived;
  // Something is chosen after all, in the drawer where everything was cleared: there is nothing to undo any more.
  if (isLayered && list.cleared && choicesIn(filters) > 0)
    changeListEntry(services.address, { cleared: undefined, clearings: (list.clearings ?? 1) - 1 });
  writeParameters(services.address, parametersOf(filters, namesIn(services)));
}

function inputOf(services: Services): DiscoveryInput {
  const { query } = services.address;
  const { sort, search, participants } = listEntry(services.address);
  const { adults, childrenAges } = participants ?? participantsIn(query);
  return {
    filters: { ...filtersOfPage(services), childrenAges: childrenAges.filter((age) => age !== null) },
    participants: { adults, children: childrenAges.length },
    // A position in the address is there to be sorted by.
    sort: sortIn(sort ?? query("sort")) ?? (placeIn(query) ? "distance" : "relevance"),
    search: (search ?? query("s") ?? "").slice(0, longestSearch),
    userLocation: placeIn(query),
    isRelevanceHidden: pageOf(services).isRelevanceHidden,
  };
}

function namesIn({ address }: Services): string[] {
  return [...new URL(address.with({})).searchParams.keys()];
}

function filtersOfPage(services: Services) {
  return filtersIn(services.address.query, namesIn(services), () => dateInShop(services.now()));
}
