import type { PageAnswer } from "./page.ts";

/** The shell's own files: their names where the build lists them (`files.json`), their addresses in a page. */
export interface Assets {
  /** The sheet of all pages. */
  readonly style: string;
  /** The sheet that some pages have besides (`isPersonal`). */
  readonly accountStyle: string;
  readonly client: string;
  /** The SDK's loader for the shop's pages, whose elements share the client's runtime and link their base sheet. */
  readonly loader: string;
  /** The letters that nearly every page has. */
  readonly font: string;
}

/** The names of the files that the build has made. */
export interface BuiltFiles extends Assets {
  /** The sheet that web tickets carry. */
  readonly ticketStyle: string;
}

export type RenderDocument = (answer: PageAnswer, roots: Readonly<Record<string, string>>, assets: Assets) => string;

/** What the server gets of the built pages (`server.tsx`, in dist/shop-render). */
export interface ShopRendering {
  readonly buildId: string;
  readonly renderDocument: RenderDocument;
}
