import { expect, test, type Page } from "@playwright/test";
import { booked } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";

/** The entries of a calendar, each as its lines; folded lines are put together. */
async function entriesOf(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  const [, ...entries] = (await answer.text()).replaceAll(/\r?\n[ \t]/g, "").split("BEGIN:VEVENT");
  return entries;
}
const valueOf = (entry: string, name: string) => new RegExp(`^${name}[^:\r\n]*:(.*)$`, "m").exec(entry)?.[1]?.trim();

test("[R11.calendar] a guest's calendar follows the booking: what is cancelled is marked in the entry that was there", async ({
  page,
}) => {
  test.slow();
  const email = "gast-kalender@example.ch";
  await booked(page.request, { activityId: 138, items: 2, buyer: { email } });
  const link = await linkMailedTo(page.request, email);
  await page.goto(link);
  const subscription = page.getByRole("link", { name: "Im Kalender verfolgen" });
  const address = (await subscription.getAttribute("href"))!;
  expect(address).toMatch(/^webcal:/);
  const feed = address.replace(/^webcal:/, new URL(shop).protocol);
  const before = await entriesOf(page, feed);
  expect(before).toHaveLength(2);
  expect(before.map((entry) => valueOf(entry, "STATUS"))).not.toContain("CANCELLED");

  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /stornieren$/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Storniert." })).toBeFocused();

  const after = await entriesOf(page, feed);
  const uids = (entries: readonly string[]) => entries.map((entry) => valueOf(entry, "UID")).toSorted();
  expect(uids(after)).toEqual(uids(before));
  const cancelled = after.filter((entry) => valueOf(entry, "STATUS") === "CANCELLED");
  expect(cancelled).toHaveLength(1);
  const former = before.find((entry) => valueOf(entry, "UID") === valueOf(cancelled[0]!, "UID"))!;
  expect(Number(valueOf(cancelled[0]!, "SEQUENCE"))).toBeGreaterThan(Number(valueOf(former, "SEQUENCE") ?? 0));
  // The address of a calendar opens nothing else.
  const token = new URL(feed).pathname.split("/").at(-1)!;
  await page.goto(link.replace(/token=[^&]+/, `token=${token}`));
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(0);
});
