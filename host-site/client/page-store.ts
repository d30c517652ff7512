import * as v from "valibot";
import { getPage } from "../../sdk/contracts/calls/page.ts";
import type { PageOutcome } from "../machines/navigation.types.ts";
import type { PageAnswer } from "../page.ts";
import { viewOf } from "../pages/views.ts";
import type { ShellWords } from "../shell/words.ts";
import type { PageRequests } from "./page-request.ts";
import { pageKey } from "./page-request.ts";
import { preloadAnswers } from "./preload-answers.ts";

/** How many pages stay stored for the way back. */
const maximumPages = 20;

/** A page can't be shown by this document: the browser loads it. */
class NeedsLoading extends Error {}

const AnyBuild = v.looseObject({ build: v.string() });

/** The pages of this document's visit: what was shown is not requested again. */
export class PageStore {
  readonly #requests: PageRequests;
  readonly #build: string;
  /** Texts of the first page: those of the next have the same names. */
  readonly #words: ShellWords;
  /** A page that admits the container has another policy than one that doesn't: the document can't be both. */
  readonly #isTagManagerAdmitted: boolean | undefined;
  readonly #pages = new Map<string, Promise<PageOutcome>>();

  /** `first`: the page that the document came with, at `address`. */
  constructor(requests: PageRequests, first: PageAnswer, address: string) {
    this.#requests = requests;
    this.#build = first.build;
    this.#words = first.shell.words;
    this.#isTagManagerAdmitted = first.shell.tagManager?.isAdmitted;
    this.#pages.set(pageKey(address), Promise.resolve({ kind: "page", page: first }));
  }

  /** Rejects where the browser has to load the page: another build answers, a fault of the server, or nothing. */
  read(address: string): Promise<PageOutcome> {
    const key = pageKey(address);
    let page = this.#pages.get(key);
    if (!page) {
      page = this.#request(key);
      this.#pages.set(key, page);
      const remove = () => this.#pages.delete(key);
      page.then(({ kind }) => kind === "malformed" && remove(), remove);
      for (const old of [...this.#pages.keys()].slice(0, -maximumPages)) this.#pages.delete(old);
    }
    return page;
  }

  /** A page that can't be shown is requested again by the next link to it. */
  remove(address: string): void {
    this.#pages.delete(pageKey(address));
  }

  /** What was shown may be old: after the way back from another document. */
  forget(): void {
    this.#pages.clear();
  }

  async #request(path: string): Promise<PageOutcome> {
    const response = await this.#requests.send(path);
    const answer: unknown = await response.json();
    if (!response.ok && response.status !== 404) throw new NeedsLoading(String(response.status));
    const build = v.safeParse(AnyBuild, answer);
    if (build.success && build.output.build !== this.#build) throw new NeedsLoading("another build");
    const parsed = v.safeParse(getPage.answer, answer);
    if (!parsed.success) return malformed(path, parsed.issues[0]);
    if ("redirect" in parsed.output) return { kind: "redirect", path: parsed.output.redirect };
    const { answers, shell, ...page } = parsed.output;
    const { words } = shell;
    if (shell.tagManager?.isAdmitted !== this.#isTagManagerAdmitted) throw new NeedsLoading("another policy");
    if (!hasTextsOf(this.#words, words)) return malformed(path, "a text of the shell is missing");
    const view = viewOf(page.body);
    if (!view) return malformed(path, `no view is called ${page.body.view}`);
    const { Body } = await view.load();
    const body = v.safeParse(Body, page.body);
    if (!body.success) return malformed(path, body.issues[0]);
    preloadAnswers(answers);
    return { kind: "page", page: { ...page, shell: { ...shell, words }, body: body.output } };
  }
}

/** Whether texts have the same names as others. */
function hasTextsOf<Texts>(texts: Texts, given: unknown): given is Texts {
  if (typeof texts !== "object" || texts === null) return typeof given === typeof texts;
  if (typeof given !== "object" || given === null) return false;
  return Object.entries(texts).every(([name, text]) => hasTextsOf(text, (given as Record<string, unknown>)[name]));
}

function malformed(path: string, cause: string | v.BaseIssue<unknown>): PageOutcome {
  console.error(
    `[gipfel] The shop's answer for ${path} breaks its contract: ${typeof cause === "string" ? cause : placeOf(cause)}. Load the page again; if it stays, the server has to be mended.`,
  );
  return { kind: "malformed" };
}

/** Of an answer that is neither page nor redirect: where it is no page. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const cause = issue.issues?.at(-1) ?? issue;
  return `${v.getDotPath(cause) ?? "the answer"}: ${cause.message}`;
}
