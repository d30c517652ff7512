import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test, vi } from "vitest";
import { answerFor } from "../shell/answer.fixture.ts";
import { navigationMachine } from "./navigation.machine.ts";
import type { Destination, PageOutcome, PageToShow } from "./navigation.types.ts";

const page = answerFor("text");
const other = answerFor("homepage");

/** A document whose answers the test gives, in any order. */
function open() {
  const clock = new SimulatedClock();
  const answers = new Map<string, PromiseWithResolvers<PageOutcome>>();
  const commits: PromiseWithResolvers<void>[] = [];
  const shown: PageToShow[] = [];
  const effects = {
    followRedirect: vi.fn(),
    showLoading: vi.fn(),
    showFailure: vi.fn(),
    loadDocument: vi.fn(),
    restorePage: vi.fn(),
  };
  const dropped: unknown[] = [];
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        readPage: fromPromise<PageOutcome, Destination>(({ input }) => {
          const answer = Promise.withResolvers<PageOutcome>();
          answers.set(input.address, answer);
          return answer.promise;
        }),
        showPage: fromPromise<void, PageToShow>(({ input, signal }) => {
          shown.push(input);
          signal.addEventListener("abort", () => dropped.push(input.page));
          const commit = Promise.withResolvers<void>();
          commits.push(commit);
          return commit.promise;
        }),
      },
      actions: {
        followRedirect: (_, params) => effects.followRedirect(params),
        showLoading: () => effects.showLoading(),
        showFailure: (_, params) => effects.showFailure(params),
        loadDocument: () => effects.loadDocument(),
        restorePage: () => effects.restorePage(),
      },
    }),
    { clock },
  ).start();
  const go = (address: string, { isLink = true, isShown = false, hash = "" } = {}) =>
    actor.send({ type: "address.changed", destination: { address, hash, isLink }, isShown });
  const answer = (address: string, outcome: PageOutcome) => answers.get(address)!.resolve(outcome);
  const reaches = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, clock, answers, commits, shown, dropped, effects, go, answer, reaches };
}

test("a link's page is read, then shown", async () => {
  const { go, answer, reaches, commits, shown } = open();
  go("/a", { hash: "#jobs" });
  answer("/a", { kind: "page", page });
  await reaches("showing");
  expect(shown).toEqual([{ page, destination: { address: "/a", hash: "#jobs", isLink: true } }]);
  commits[0]!.resolve();
  await reaches("shown");
});

test("of two links the last one counts, though the first page comes later", async () => {
  const { go, answer, reaches, shown } = open();
  go("/a");
  go("/b");
  answer("/b", { kind: "page", page: other });
  await reaches("showing");
  answer("/a", { kind: "page", page });
  await Promise.resolve();
  expect(shown.map(({ page }) => page)).toEqual([other]);
});

test("going back to the page that is shown drops the next, also while its transition begins", async () => {
  const { actor, go, answer, reaches, dropped } = open();
  go("/a");
  answer("/a", { kind: "page", page });
  await reaches("showing");
  go("/shown", { isLink: false, isShown: true });
  expect(actor.getSnapshot().value).toBe("shown");
  expect(dropped).toEqual([page]);
});

test("a link to the page that is shown opens it anew", () => {
  const { go, answers } = open();
  go("/shown", { isShown: true });
  expect([...answers.keys()]).toEqual(["/shown"]);
});

test("a page that has moved is read where it is now, as the link's own, with the fragment", async () => {
  const { go, answer, reaches, effects, shown } = open();
  go("/old", { hash: "#jobs" });
  answer("/old", { kind: "redirect", path: "/new" });
  await reaches("redirected");
  expect(effects.followRedirect).toHaveBeenCalledWith({ path: "/new", hash: "#jobs" });
  // The page that is shown may be where the other has moved.
  go("/new", { isLink: false, isShown: true, hash: "#jobs" });
  answer("/new", { kind: "page", page });
  await reaches("showing");
  expect(shown[0]!.destination).toEqual({ address: "/new", hash: "#jobs", isLink: true });
});

test("an answer that breaks its contract is shown as a failure, and its link tries again", async () => {
  const { actor, go, answer, reaches, effects } = open();
  go("/a");
  answer("/a", { kind: "malformed" });
  await reaches("failed");
  expect(effects.showFailure).toHaveBeenCalledWith({ destination: { address: "/a", hash: "", isLink: true } });
  expect(effects.loadDocument).not.toHaveBeenCalled();
  go("/a", { isShown: true });
  expect(actor.getSnapshot().value).toBe("loading");
});

test("a page that has moved to itself is shown as a failure", async () => {
  const { go, answer, reaches, effects } = open();
  go("/a");
  answer("/a", { kind: "redirect", path: "/a" });
  await reaches("failed");
  expect(effects.followRedirect).not.toHaveBeenCalled();
});

test("a page whose view throws is shown as a failure, and is not waited for", async () => {
  const { actor, go, answer, reaches, effects, dropped } = open();
  go("/a");
  answer("/a", { kind: "page", page });
  await reaches("showing");
  actor.send({ type: "view.failed" });
  expect(actor.getSnapshot().value).toBe("failed");
  expect(dropped).toEqual([page]);
  expect(effects.showFailure).toHaveBeenCalledWith({ destination: { address: "/a", hash: "", isLink: true } });
});

test("the view of the page that is left doesn't end the way to the next", () => {
  const { actor, go, effects } = open();
  go("/b");
  actor.send({ type: "view.failed" });
  expect(actor.getSnapshot().value).toBe("loading");
  expect(effects.showFailure).not.toHaveBeenCalled();
});

test("a page from the back/forward cache whose view throws is loaded by the browser", () => {
  const { actor, effects } = open();
  actor.send({ type: "document.restored" });
  actor.send({ type: "view.failed" });
  expect(effects.loadDocument).toHaveBeenCalledOnce();
});

test("where the failure can't be shown either, the browser loads the page", async () => {
  const { actor, go, answer, reaches, effects } = open();
  go("/a");
  answer("/a", { kind: "malformed" });
  await reaches("failed");
  actor.send({ type: "view.failed" });
  expect(effects.loadDocument).toHaveBeenCalledOnce();
});

test("a page that takes long replaces the page before by an outline, and is shown when it is there", async () => {
  const { clock, go, answer, reaches, effects, shown } = open();
  go("/a");
  clock.increment(999);
  expect(effects.showLoading).not.toHaveBeenCalled();
  clock.increment(1);
  expect(effects.showLoading).toHaveBeenCalledOnce();
  answer("/a", { kind: "page", page });
  await reaches("showing");
  expect(shown.map(({ page }) => page)).toEqual([page]);
});

test("another address begins to count anew; a page that never comes is loaded by the browser", () => {
  const { clock, actor, go, effects } = open();
  go("/a");
  clock.increment(9_000);
  go("/b");
  clock.increment(9_000);
  expect(actor.getSnapshot().value).toBe("loading");
  expect(effects.showLoading).toHaveBeenCalledTimes(2);
  clock.increment(1_000);
  expect(actor.getSnapshot().value).toBe("leaving");
  expect(effects.loadDocument).toHaveBeenCalledOnce();
});

test("the browser loads a page that this document can't show", async () => {
  const { go, answers, reaches, effects } = open();
  go("/a");
  answers.get("/a")!.reject(new Error("another build"));
  await reaches("leaving");
  expect(effects.loadDocument).toHaveBeenCalledOnce();
});

test("a document from the back/forward cache shows its page anew", () => {
  const { actor, effects } = open();
  actor.send({ type: "document.restored" });
  expect(effects.restorePage).toHaveBeenCalledOnce();
});

test("from a failed page back leads to the page before, though both have one path", async () => {
  const { go, answer, answers, reaches } = open();
  go("/a?sort=price");
  answer("/a?sort=price", { kind: "malformed" });
  await reaches("failed");
  go("/a", { isLink: false, isShown: true });
  expect(answers.has("/a")).toBe(true);
});
