import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import { AccountContext } from "../sections/context.ts";
import { AdminContext } from "./context.ts";
import { Steps } from "./steps.tsx";
import { words } from "./words.ts";

test("the history writes a rate of value added tax in percent, none and the shop's in words", () => {
  const step = (from: string | null, to: string | null) => ({
    at: "2026-11-26T16:16:00.000Z",
    who: "admin@gipfel.example",
    action: "prices_saved",
    note: null,
    changes: [{ field: "prices.21.vatRate", from, to }],
  });
  const html = renderToString(
    <AccountContext.Provider value={{ answer: { locale: "en_CH" } } as never}>
      <AdminContext.Provider value={words}>
        <Steps steps={[step("260", null), step("0", "380")] as unknown as TeamStep[]} />
      </AdminContext.Provider>
    </AccountContext.Provider>,
  );
  const text = html.replace(/<!--.*?-->|<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(text).toContain(": 2.6% as the shop");
  expect(text).toContain(": None 3.8%");
});

test("the history writes the month and the date of a payout in words, as all pages do", () => {
  const step = {
    at: "2026-11-26T16:16:00.000Z",
    who: "admin@gipfel.example",
    action: "statement_paid",
    note: null,
    changes: [
      { field: "statement", from: null, to: "2026-10" },
      { field: "paid_on", from: "2026-11-03", to: "2026-11-25" },
      { field: "paid_reference", from: "E-2611-07", to: null },
    ],
  } as unknown as TeamStep;
  const html = renderToString(
    <AccountContext.Provider value={{ answer: { locale: "en_CH" } } as never}>
      <AdminContext.Provider value={words}>
        <Steps steps={[step]} />
      </AdminContext.Provider>
    </AccountContext.Provider>,
  );
  const text = html.replace(/<!--.*?-->|<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(text).toContain("Statement: October 2026");
  expect(text).toContain("Paid out on: 3 November 2026 25 November 2026");
  expect(text, "a value that is gone").toContain("Reference: E-2611-07 –");
});
