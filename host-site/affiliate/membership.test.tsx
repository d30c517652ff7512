import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { AccountContext, type AccountSurroundings } from "../sections/context.ts";
import { AffiliateContext } from "./context.ts";
import { Membership } from "./membership.tsx";
import { words } from "./words.ts";

vi.stubGlobal("location", new URL("https://shop.example/en-ch/account/affiliate"));

const affiliate = { number: 4182, company: "Hotel Post", site: "https://hotel.example/", iban: null, locale: "en_CH" };
const surroundings = {
  answer: { shell: { operatorEmail: "shop@shop.example", paths: { search: "/s", widget: "/widget" } } },
};

test.each([
  ["applied", ["/widget", "/s?affiliate=true"]],
  ["approved", ["/widget?affiliateId=4182", "/s?affiliate=true&affiliateId=4182"]],
  ["rejected", []],
  ["closed", []],
] as const)("an affiliate who is %s gets links to put a widget together and to pick activities: %j", (state, links) => {
  const standing = {
    ...affiliate,
    state,
    commissionPercent: 8,
    note: null,
    createdAt: "2026-11-01T09:00:00Z",
    revision: 0,
  };
  const html = renderToString(
    <AccountContext.Provider value={surroundings as unknown as AccountSurroundings}>
      <AffiliateContext.Provider value={words}>
        <Membership affiliate={standing as AffiliateAccount} result={null} onChange={vi.fn()} onReloaded={vi.fn()} />
      </AffiliateContext.Provider>
    </AccountContext.Provider>,
  );
  const found = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  expect(found.filter((href) => /^\/(widget|s)\b/.test(href))).toEqual(links);
});
