import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked } from "./booked.ts";
import { shop, thrownInto } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo } from "./signed-in.ts";

/** A castle on request, whose supplier has an address. */
const castle = 2595;
const supplier = "anfragen@burgen.example";

const statusOf = async (request: Parameters<typeof booked>[0], bookingId: string) =>
  ((await (await request.get(`${shop}/api/bookings/${bookingId}`)).json()) as { status: string }).status;

test("a supplier accepts from the mail: opening the link changes nothing, its button sends the tickets, the link then says so", async ({ page, request }) => {
  const thrown = thrownInto(page);
  const email = `accepted-${Date.now()}@example.ch`;
  const { bookingId } = await booked(request, { activityId: castle, buyer: { email } });
  const link = await linkMailedTo(request, supplier);
  await request.head(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Buchungsanfrage" })).toBeVisible();
  await expect(page.getByText("Mia Keller")).toBeVisible();
  await expect(page.getByText(/^Noch 47 Std\.? \d+/)).toBeVisible();
  await expectAccessible(page);
  expect(await statusOf(request, bookingId)).toBe("requested");
  await page.getByRole("button", { name: "Buchung zusagen" }).click();
  await expect(page.getByRole("heading", { name: "Vielen Dank, es ist zugesagt" })).toBeFocused();
  expect(await statusOf(request, bookingId)).toBe("confirmed");
  expect(await linkMailedTo(request, email, 2)).toContain("/account/bookings/");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Diese Anfrage ist zugesagt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ablehnen" })).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("a link that is not whole says so and leads on", async ({ page }) => {
  await page.goto(`${shop}/booking-request?token=abc`);
  await expect(page.getByRole("heading", { name: "Dieser Link gilt nicht" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Zum Shop" })).toBeVisible();
});

test("the team's menu counts the open requests; one is refused with a reason, and the guest's page says so", async ({ page, request }) => {
  const { bookingId } = await booked(request, { activityId: castle, after: 14 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account`);
  await page.getByRole("link", { name: /wartet auf eine Antwort|warten auf eine Antwort/ }).click();
  await expect(page).toHaveURL(/\/account\/requests/);
  const menu = page.getByRole("navigation").getByRole("link", { name: /^Anfragen \d+$/ });
  const count = Number(/\d+/.exec((await menu.textContent())!)![0]);
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="${bookingId}"]`) });
  await expect(card.getByText(/^Noch 47 Std\.?/)).toBeVisible();
  await expect(card.getByText(supplier)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Ablehnen/ }).click();
  await page.getByLabel("Grund").fill("Der Wind ist zu stark.");
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(page.getByRole("status").filter({ hasText: /ist abgelehnt\. Der Gast erhält das ganze Geld zurück\./ })).toBeFocused();
  await expect(card).toHaveCount(0);
  await expect(menu).toHaveCount(count > 1 ? 1 : 0);
  if (count > 1) await expect(menu).toHaveText(new RegExp(`Anfragen\\s*${count - 1}$`));
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByText("Der Wind ist zu stark.")).toBeVisible();
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByText("Es wurde nichts belastet.", { exact: false })).toBeVisible();
});
