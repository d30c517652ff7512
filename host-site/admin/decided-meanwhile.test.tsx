import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { AdminAffiliate } from "../../sdk/contracts/admin/affiliates.ts";
import type { SupplierRegistration } from "../../sdk/contracts/admin/suppliers.ts";
import type { AffiliateStatement } from "../../sdk/contracts/affiliate.ts";
import { money } from "../../sdk/contracts/money.ts";
import { FormContext } from "../forms/form-context.ts";
import { words as formWords } from "../forms/words.ts";
import { AccountContext } from "../sections/context.ts";
import { DecideDialog } from "./affiliates/decide-dialog.tsx";
import { PayoutDialog } from "./affiliates/payout-dialog.tsx";
import { AdminContext } from "./context.ts";
import { DecideDialog as DecideRegistrationDialog } from "./suppliers/decide-dialog.tsx";
import { words } from "./words.ts";

const actions = { onClose: vi.fn(), load: vi.fn(), onReloaded: vi.fn(), onDone: vi.fn() };

function render(dialog: ReactElement): string {
  return renderToString(
    <AccountContext.Provider value={{ answer: { locale: "en_CH" } } as never}>
      <FormContext.Provider value={{ locale: "en_CH", words: formWords }}>
        <AdminContext.Provider value={words}>{dialog}</AdminContext.Provider>
      </FormContext.Provider>
    </AccountContext.Provider>,
  );
}

const company = "Hotel Post";
const isSendable = (html: string) => /<button[^>]*type="submit"/.test(html);

test.each([
  ["close", "approved", "closed", "Ended"],
  ["approve", "applied", "rejected", "Rejected"],
] as const)(
  "the dialog to %s an affiliate, %s when it opened and %s by now, says the state and blames nobody",
  (...of) => {
    const [decision, from, state, name] = of;
    const affiliate = { number: 4182, company, revision: 2 } as AdminAffiliate;
    const dialog = { decision, from, ...actions };
    const html = render(<DecideDialog affiliate={{ ...affiliate, state }} {...dialog} />);
    expect(html).toContain(`The state is by now: ${name}.`);
    expect(html).not.toContain("Somebody else");
    expect(isSendable(html)).toBe(false);
    expect(isSendable(render(<DecideDialog affiliate={{ ...affiliate, state: from }} {...dialog} />))).toBe(true);
  },
);

test.each([
  ["approved", "Approved"],
  ["rejected", "Rejected"],
] as const)("a registration that is %s by now is not rejected from a dialog that was open before", (state, name) => {
  const registration = { registrationId: "1", company, revision: 2 } as SupplierRegistration;
  const dialog = { decision: "reject", from: "new", ...actions } as const;
  const html = render(<DecideRegistrationDialog registration={{ ...registration, state }} {...dialog} />);
  expect(html).toContain(`The state is by now: ${name}.`);
  expect(isSendable(html)).toBe(false);
  const isNew = render(<DecideRegistrationDialog registration={{ ...registration, state: "new" }} {...dialog} />);
  expect(isSendable(isNew)).toBe(true);
});

const mark = { on: "2026-12-03", reference: "GIP-4182", iban: null };
const unpaid = { month: "2026-11", payable: money(12_000), paid: null } as AffiliateStatement;
const paid = { ...unpaid, paid: mark };
const affiliateWith = (statement: AffiliateStatement) =>
  ({ number: 4182, company, iban: null, statements: [statement] }) as unknown as AdminAffiliate;

test("a payout that is marked by now says the mark and blames nobody", () => {
  const payout = { statement: unpaid, of: "pay" } as const;
  const html = render(<PayoutDialog affiliate={affiliateWith(paid)} payout={payout} {...actions} />);
  expect(html).toContain("It is marked as paid by now:");
  expect(html).not.toContain("Somebody else");
  expect(isSendable(html)).toBe(false);
});

test("a mark that is taken back by now is not shown as current, and not taken back again", () => {
  const payout = { statement: paid, of: "unpay" } as const;
  const html = render(<PayoutDialog affiliate={affiliateWith(unpaid)} payout={payout} {...actions} />);
  expect(html).toContain("is taken back by now.");
  expect(html).not.toContain("this mark is taken back");
  expect(isSendable(html)).toBe(false);
});
