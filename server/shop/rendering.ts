import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ElementUse, PageAnswer } from "../../host-site/page.ts";
import type { Assets, ShopRendering } from "../../host-site/rendering.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { builtFor } from "../built.ts";
import type { Services } from "../services.ts";
import type { PageReads } from "./page-reads.ts";

/** The built SDK's renderer, as far as pages need it (`sdk/render.ts`, in dist/sdk-render). */
interface SdkRendering {
  readonly buildId: string;
  readonly tags: readonly string[];
  loadRecord(tag: string): Promise<{ readonly styles?: string; readonly rendersOnServer?: boolean } | undefined>;
  renderRoot(rendering: {
    record: unknown;
    attributes: ElementUse["attributes"];
    services: unknown;
    styleSheets: readonly string[];
  }): Promise<string>;
  settle(settling: { record: unknown; attributes: ElementUse["attributes"]; services: unknown }): Promise<void>;
  serverServices(surroundings: {
    locale: Locale;
    apiBase: string;
    pageAddress: string;
    now: () => number;
    client: Pick<PageReads, "send">;
  }): unknown;
}

/** What pages are rendered with: the built shell and the built elements. */
export interface Rendering {
  readonly buildId: string;
  /** A page as HTML. An element that can't be rendered stands empty: the browser fills it. */
  render(answer: PageAnswer, address: string, reads: PageReads): Promise<string>;
  /** Reads what the page's elements request as they start. */
  readElements(answer: PageAnswer, address: string, reads: PageReads): Promise<void>;
}

const importFile = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

/** Loads what the build has made. Throws where nothing is built. */
export async function openRendering({ env, clock, log }: Pick<Services, "env" | "clock" | "log">): Promise<Rendering> {
  const shop = (await importFile(`${builtFor(env, "shop")}-render/server.js`)) as ShopRendering;
  const sdk = (await importFile(`${builtFor(env, "sdk")}-render/render.js`)) as SdkRendering;
  const files = JSON.parse(readFileSync(`${builtFor(env, "shop")}-render/files.json`, "utf8")) as Assets;
  const assets: Assets = {
    client: `/shop/${files.client}`,
    loader: `/shop/${files.loader}`,
    style: `/shop/${files.style}`,
    accountStyle: `/shop/${files.accountStyle}`,
    font: `/shop/${files.font}`,
  };
  const apiBase = `${env.PUBLIC_ORIGIN}/api`;

  /** The page's elements; `settling` is what an element's machine starts from, or null where the browser draws it. */
  function elementsOf({ elements, locale }: PageAnswer, address: string, client: PageReads) {
    return Object.entries(elements).map(([name, { tag, attributes }]) => ({
      name,
      tag,
      async settling() {
        const record = await sdk.loadRecord(tag);
        if (!record?.rendersOnServer) return null;
        const services = sdk.serverServices({
          locale,
          apiBase,
          pageAddress: address,
          now: () => clock.now(),
          client,
        });
        return { record, attributes, services };
      },
    }));
  }

  return {
    buildId: shop.buildId,
    async render(answer, address, reads) {
      const roots = elementsOf(answer, address, reads).map(async ({ name, tag, settling }) => {
        const root = settling().then((given) => {
          if (!given) return "";
          const sheets = given.record.styles ? ["base", tag.slice("gipfel-".length)] : ["base"];
          const styleSheets = sheets.map((sheet) => `/sdk/v1/styles/${sheet}-${sdk.buildId}.css`);
          return sdk.renderRoot({ ...given, styleSheets });
        });
        return [name, await root.catch((cause: unknown) => leaveToBrowser(cause, tag, address))] as const;
      });
      return shop.renderDocument(answer, Object.fromEntries(await Promise.all(roots)), assets);
    },
    async readElements(answer, address, reads) {
      const settled = elementsOf(answer, address, reads).map(({ tag, settling }) =>
        settling()
          .then((given) => given && sdk.settle(given))
          .catch((cause: unknown) => void leaveToBrowser(cause, tag, address)),
      );
      await Promise.all(settled);
    },
  };

  function leaveToBrowser(cause: unknown, tag: string, address: string): string {
    log.warn({ err: cause, tag, address }, "an element was left to the browser");
    return "";
  }
}
