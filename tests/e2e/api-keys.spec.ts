import { expect, test, type Page } from "@playwright/test";
import { mostApiKeys } from "../../sdk/contracts/catalogue-export.ts";
import { expectAccessible } from "./accessible.ts";
import { asApproved, send } from "./affiliates.ts";
import { inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { signIn } from "./signed-in.ts";

const open = async (page: Page) => {
  await page.goto(`${shop}/account/api-keys`);
  await page.getByLabel("Name eines neuen Schlüssels").fill("Website");
};
const create = (page: Page) => page.getByRole("button", { name: "Schlüssel erstellen" }).click();
const loadAgain = async (page: Page, refusal: string) => {
  const alert = page.getByRole("alert").filter({ hasText: refusal });
  await expect(alert).toBeFocused();
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Neu laden" }).click();
};

test("where another tab has made the last key, or has withdrawn one, loading again shows what there is; the name that was typed is still there", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  await asApproved(page, team, `keys-full-${Date.now()}@example.ch`);
  await open(page);
  for (let each = 1; each <= mostApiKeys; each++)
    expect((await send(page, "POST", "/account/api-keys/", { name: `Server ${each}` })).ok()).toBe(true);
  await create(page);
  await loadAgain(page, "Sie haben schon die höchste Zahl");
  await expect(page.getByRole("heading", { name: "API-Schlüssel" })).toBeFocused();
  await expect(page.getByRole("row")).toHaveCount(mostApiKeys + 1);
  await expect(page.getByLabel("Name eines neuen Schlüssels")).toHaveCount(0);
  await page.getByRole("button", { name: "Zurückziehen: Server 1", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zurückziehen" }).click();
  await expect(page.getByRole("heading", { name: "API-Schlüssel" })).toBeFocused();
  await expect(page.getByLabel("Name eines neuen Schlüssels")).toHaveValue("Website");

  const { keys } = (await (await page.request.get(`${shop}/api/account/api-keys/`)).json()) as {
    keys: { id: string; name: string }[];
  };
  const { id, name } = keys[0]!;
  await page.getByRole("button", { name: `Zurückziehen: ${name}`, exact: true }).click();
  expect((await send(page, "DELETE", `/account/api-keys/${id}/`, {})).ok()).toBe(true);
  await page.getByRole("dialog").getByRole("button", { name: "Zurückziehen" }).click();
  await loadAgain(page, "Dieser Schlüssel ist schon zurückgezogen.");
  await expect(page.getByRole("heading", { name: "API-Schlüssel" })).toBeFocused();
  await expect(page.getByRole("row")).toHaveCount(keys.length);
  await team.close();
});

test("where the partnership has ended meanwhile, loading again says what that means for the keys", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  const number = await asApproved(page, team, `keys-closed-${Date.now()}@example.ch`);
  await open(page);
  const closed = { state: "closed", decided_at: new Date().toISOString() } as const;
  await inDatabase((db) => db.updateTable("affiliate").set(closed).where("id", "=", Number(number)).execute());
  await create(page);
  await loadAgain(page, "Schlüssel sind für Affiliates");
  await expect(page.getByText("Ihre Partnerschaft als Affiliate ist beendet", { exact: false })).toBeVisible();
  await team.close();
});

test("where the session has ended, loading again leads to signing in, and back to the name that was typed", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  const email = `keys-session-${Date.now()}@example.ch`;
  await asApproved(page, team, email);
  await open(page);
  await page.context().clearCookies();
  await create(page);
  await loadAgain(page, "Ihre Sitzung ist abgelaufen");
  await signIn(page, email);
  await expect(page.getByLabel("Name eines neuen Schlüssels")).toHaveValue("Website");
  await team.close();
});
