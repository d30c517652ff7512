import { createActor, fromCallback, fromPromise } from "xstate";
import { nobody } from "../../contracts/participants.ts";
import type { SearchHit } from "../../contracts/search.ts";
import { searchMachine } from "./search.machine.ts";
import type { Question } from "./search.setup.ts";
import type { Answer, SearchEvent, SearchEmitted, SearchInput, GroupEvent } from "./search.types.ts";

/** A hit by its type and id; activities bring their data layer. */
export function hit(type: SearchHit["type"], id: string | number, title = `${type} ${id}`): SearchHit {
  return {
    objectID: `${type}-${id}`,
    type,
    title,
    path: `/en-ch/${type}/${id}`,
    teaser_image: null,
    lat: null,
    lng: null,
    activityAmount: 1,
    ...(type === "activity" ? { dataLayer: { id: Number(id), title } } : {}),
  };
}

export const rigi = hit("activity", 7, "Rigi by rail");
export const lucerne = hit("location-generated", 1021, "Lucerne");
export const boats = hit("location-type", "1021-14", "Lucerne: Boat trips");

const input: SearchInput = {
  isMainLocale: true,
  placement: "auto",
  group: null,
  text: "",
  date: null,
  participants: nobody,
  today: "2026-11-21",
};

/** A search whose index answers when the test says so. */
export function openSearch(changes: Partial<SearchInput> = {}) {
  const questions: (Question & {
    answer(hits: readonly SearchHit[], queryId?: string | null, suggested?: readonly SearchHit[]): Promise<void>;
    fail(): Promise<void>;
    aborted: boolean;
  })[] = [];
  const left: unknown[] = [];
  const clicks: unknown[] = [];
  const sent: GroupEvent[] = [];
  const emitted: SearchEmitted[] = [];
  let toSearch: (event: SearchEvent) => void = () => {};
  const actor = createActor(
    searchMachine.provide({
      actors: {
        query: fromPromise<Answer, Question>(({ input: question, signal }) => {
          const { promise, resolve, reject } = Promise.withResolvers<Answer>();
          const sent = {
            ...question,
            aborted: false,
            answer: async (
              hits: readonly SearchHit[],
              queryId: string | null = "q1",
              suggested: readonly SearchHit[] = [],
            ) => (resolve({ hits, queryId, suggested }), void (await promise)),
            fail: async () => (reject(new Error("offline")), void (await promise.catch(() => {}))),
          };
          signal.addEventListener("abort", () => (sent.aborted = true));
          questions.push(sent);
          return promise;
        }),
        group: fromCallback<GroupEvent, { group: string }>(({ receive, sendBack }) => {
          toSearch = sendBack as never;
          receive((event) => sent.push(event));
        }),
        watchRoute: fromCallback(() => {}),
      },
      actions: {
        leave: (_, wanted) => left.push(wanted),
        reportClick: (_, click) => clicks.push(click),
      },
    }),
    { input: { ...input, ...changes } },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  /** The panel as it stands: `open`. */
  const panel = () => actor.getSnapshot().value.panel;
  return {
    actor,
    questions,
    left,
    clicks,
    sent,
    emitted,
    panel,
    send: (event: SearchEvent) => actor.send(event),
    fromGroup: (event: SearchEvent) => toSearch(event),
    context: () => actor.getSnapshot().context,
    names: () => emitted.map((event) => (event.type === "analytics" ? event.detail.name : event.type)),
  };
}
