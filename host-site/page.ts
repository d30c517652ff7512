import type * as v from "valibot";
import type * as contract from "../sdk/contracts/pages/page.ts";
import type { ShellWords } from "./shell/words.ts";

export type PageKind = (typeof contract.pageKinds)[number];
export type ElementUse = v.InferOutput<typeof contract.ElementUse>;
export type Head = v.InferOutput<typeof contract.Head>;
export type LanguageLink = v.InferOutput<typeof contract.LanguageLink>;
export type SiteLinks = v.InferOutput<typeof contract.SiteLinks>;

/** The shell with its texts. */
export type Shell = Readonly<Omit<v.InferOutput<typeof contract.Shell>, "words">> & { readonly words: ShellWords };

type NavigatedPage = v.InferOutput<typeof contract.Page>;

/** What stands between header and footer: `pages/views.ts` has the view of that name, and the schema of the rest. */
export type AnyBody = Readonly<NavigatedPage["body"]>;

/**
 * The data of a page: the server composes it, the HTML carries it to the browser, and a client-side navigation requests
 * it.
 */
export type PageAnswer = Readonly<Omit<NavigatedPage, "answers" | "shell">> & { readonly shell: Shell };

/** The page at a path, or where it has moved. */
export type PageAnswered = PageAnswer | { readonly redirect: string };
