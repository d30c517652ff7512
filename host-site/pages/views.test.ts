import { expect, test } from "vitest";
import { views } from "./views.ts";

test("the account, the supplier's form and booking requests have the account's style sheet, no other page has", () => {
  const personal = Object.entries(views).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
  expect(personal.toSorted()).toEqual(["account", "booking-request", "supplier-registration"]);
});

test("each kind of page loads a view whose schema takes its own name alone", async () => {
  for (const [name, view] of Object.entries(views)) {
    const { Body } = await view.load();
    expect([name, "entries" in Body && Body.entries]).toMatchObject([name, { view: { literal: name } }]);
  }
});
