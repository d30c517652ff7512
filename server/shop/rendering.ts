import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ElementUse, PageAnswer } from "../../host-site/page.ts";
import type { Assets, ShopRendering } from "../../host-site/rendering.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";

const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url);

/** The built SDK's renderer, as far as pages need it (`sdk/render.ts`, in dist/sdk-render). */
interface SdkRendering {
  readonly buildId: string;
  readonly tags: readonly string[];
  loadRecord(tag: string): Promise<unknown>;
  renderRoot(rendering: {
    record: unknown;
    attributes: ElementUse["attributes"];
    services: unknown;
    styleSheets: readonly string[];
  }): Promise<string>;
  serverServices(surroundings: {
    locale: Locale;
    apiBase: string;
    pageAddress: string;
    now: () => number;
    fetcher: typeof fetch;
  }): unknown;
}

/** What pages are rendered with: the built shell, the built elements, and the API without a network. */
export interface Rendering {
  readonly buildId: string;
  /** A page as HTML. An element that can't be rendered stands empty: the browser fills it. */
  render(answer: PageAnswer, address: string): Promise<string>;
}

/** Loads what the build has made. Throws where nothing is built. */
export async function openRendering({ env, clock, log }: Services, fetcher: typeof fetch): Promise<Rendering> {
  const shop = (await import(built("shop-render/server.js").href)) as ShopRendering;
  const sdk = (await import(built("sdk-render/render.js").href)) as SdkRendering;
  const files = JSON.parse(readFileSync(fileURLToPath(built("shop-render/files.json")), "utf8")) as Assets;
  const assets: Assets = {
    client: `/shop/${files.client}`,
    style: `/shop/${files.style}`,
    font: `/shop/${files.font}`,
  };
  const apiBase = `${env.PUBLIC_ORIGIN}/api`;

  async function rootOf({ tag, attributes }: ElementUse, locale: Locale, address: string): Promise<string> {
    const name = tag.slice("gipfel-".length);
    try {
      const record = await sdk.loadRecord(tag);
      const services = sdk.serverServices({ locale, apiBase, pageAddress: address, now: () => clock.now(), fetcher });
      return await sdk.renderRoot({
        record,
        attributes,
        services,
        styleSheets: [`/sdk/v1/styles/${name}-${sdk.buildId}.css`],
      });
    } catch (cause) {
      log.warn({ err: cause, tag, address }, "an element was left to the browser");
      return "";
    }
  }

  return {
    buildId: shop.buildId,
    async render(answer, address) {
      const roots = Object.entries(answer.elements)
        .filter(([, { tag }]) => rendered.has(tag))
        .map(async ([name, use]) => [name, await rootOf(use, answer.locale, address)] as const);
      return shop.renderDocument(answer, Object.fromEntries(await Promise.all(roots)), assets);
    },
  };
}

/** The address of the style sheet of the shop's pages; null where nothing is built. */
export function shopStyle(): string | null {
  const files = fileURLToPath(built("shop-render/files.json"));
  return existsSync(files) ? `/shop/${(JSON.parse(readFileSync(files, "utf8")) as Assets).style}` : null;
}

/** The build that renders, known without rendering; empty where nothing is built. */
export async function renderedBuild(): Promise<string> {
  return ((await import(built("shop-render/server.js").href)) as ShopRendering).buildId;
}

/**
 * What is the same for every visitor; basket, checkout and confirmation are a visitor's own, and the map draws itself.
 */
const rendered: ReadonlySet<string> = new Set(["gipfel-listing", "gipfel-activity", "gipfel-reviews"]);
