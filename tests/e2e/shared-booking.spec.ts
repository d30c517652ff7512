import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";

test("[R11.share] the buyer shares the tickets by a link, which opens without a connection until it is taken back", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = "gemeinsam@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, items: 2, buyer: { email } });
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByRole("link", { name: "Mit Mitreisenden teilen" })).toHaveAttribute("href", /#share$/);

  await page.goto(await linkMailedTo(page.request, email));
  const panel = page.getByRole("region", { name: "Gemeinsam unterwegs" });
  await panel.getByRole("button", { name: "Link erstellen" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "Der Link ist bereit." })).toBeVisible();
  const url = (await panel.getByRole("link", { name: "Ansehen" }).getAttribute("href"))!;
  await expectAccessible(page);

  const other = await browser.newContext();
  const fellow = await other.newPage();
  await fellow.goto(url);
  await expect(fellow.getByRole("heading", { level: 1, name: "Tickets für alle, die mitkommen" })).toBeVisible();
  await expect(fellow.getByRole("img", { name: /^Code des Tickets/ })).toHaveCount(2);
  await expect(fellow.getByText("CHF", { exact: false })).toHaveCount(0);
  await expect(fellow.getByRole("button")).toHaveCount(0);
  await expect(fellow.getByText("Auf diesem Gerät gespeichert", { exact: false })).toBeVisible();
  await expectAccessible(fellow);
  await other.setOffline(true);
  await fellow.reload();
  await expect(fellow.getByRole("img", { name: /^Code des Tickets/ })).toHaveCount(2);

  await panel.getByRole("button", { name: "Zurückziehen" }).click();
  await expect(panel.getByRole("button", { name: "Link erstellen" })).toBeVisible();
  await other.setOffline(false);
  await expect(fellow.getByRole("heading", { name: "This link was taken back" })).toBeVisible();
  await other.close();
});
