import type { PageAnswer } from "./page.ts";

/** Addresses of the shell's own files. */
export interface Assets {
  readonly style: string;
  readonly client: string;
  readonly font: string;
}

export type RenderDocument = (answer: PageAnswer, roots: Readonly<Record<string, string>>, assets: Assets) => string;

/** What the server gets of the built pages (`server.tsx`, in dist/shop-render). */
export interface ShopRendering {
  readonly buildId: string;
  readonly renderDocument: RenderDocument;
}
