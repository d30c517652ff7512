import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { AccountContext, type AccountSurroundings } from "../sections/context.ts";
import { AffiliateContext } from "./context.ts";
import { Nothing } from "./statistics.tsx";
import { words } from "./words.ts";

const surroundings = { answer: { locale: "en_CH", shell: { paths: { widget: "/widget" } } } };

test.each([
  ["approved", "", ["/widget?affiliateId=4182", "/en-ch/developers/first-widget"]],
  ["approved", "?from=2026-01-01", ["/account/affiliate", "/widget?affiliateId=4182"]],
  ["closed", "", []],
  ["closed", "?from=2026-01-01", ["/account/affiliate"]],
] as const)("empty statistics of an affiliate who is %s at %j lead on to %j", (state, search, links) => {
  vi.stubGlobal("location", new URL(`https://shop.example/account/affiliate${search}`));
  const html = renderToString(
    <AccountContext.Provider value={surroundings as unknown as AccountSurroundings}>
      <AffiliateContext.Provider value={words}>
        <Nothing affiliate={{ number: 4182, state } as AffiliateAccount} />
      </AffiliateContext.Provider>
    </AccountContext.Provider>,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
});
