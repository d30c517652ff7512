import { expect, type APIResponse, type Page } from "@playwright/test";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { readBooking } from "./booked.ts";
import { shop } from "./journey.ts";
import { asDemo, asNew } from "./signed-in.ts";

/** What an affiliate says of themselves. */
export const details = { company: "Berghaus Niesen", site: "https://niesen.example/", iban: "CH9300762011623852957" };

/** Percent that a new affiliate earns. */
const commissionPercent = 8;

/** Sends as the page's own session, as another tab would. */
export async function send(
  page: Page,
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  data: object,
): Promise<APIResponse> {
  const { csrfToken } = (await (await page.request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  const headers = { origin: shop, "x-csrf-token": csrfToken };
  return page.request.fetch(`${shop}/api${path}`, { method, data, headers });
}

/** Signs the page in to a new account that has applied as an affiliate. */
export async function asApplied(page: Page, email: string): Promise<{ number: number; revision: number }> {
  await asNew(page, email);
  const application = { ...details, locale: "de_CH", termsVersion: "2026-11" };
  const applied = await send(page, "POST", "/account/affiliate/", application);
  expect(applied.ok(), await applied.text()).toBe(true);
  return ((await applied.json()) as { affiliate: { number: number; revision: number } }).affiliate;
}

/** Signs the page in to a new account that the team has approved as an affiliate; returns its number. */
export async function asApproved(page: Page, team: Page, email: string): Promise<string> {
  const { number, revision } = await asApplied(page, email);
  await asDemo(team, "admin");
  const approved = await send(team, "POST", `/admin/affiliates/${number}/approve/`, { revision, note: "" });
  expect(approved.ok(), await approved.text()).toBe(true);
  return String(number);
}

interface Source {
  readonly campaign: string;
  /** The element, as the table and the file name it in German. */
  readonly widget: string;
  readonly bookingId: string;
}

/**
 * Opens the statistics of the signed-in affiliate: one view, start and booking of the element and campaign, with what
 * the booking brought, in the table and the file alike. Returns the line's figures.
 */
export async function expectInStatistics(page: Page, { campaign, widget, bookingId }: Source): Promise<string[]> {
  const revenue = (await readBooking(page.request, bookingId)).total.amount;
  const commission = Math.round((revenue * commissionPercent) / 100);
  const row = page.getByRole("row").filter({ hasText: campaign }).filter({ hasText: widget });
  const figures = ["1", "1", "1", formatMoney(revenue), formatMoney(commission)];
  // What was seen is counted a moment after it happened.
  await expect(async () => {
    await page.goto(`${shop}/account/affiliate`);
    await expect(row.getByRole("cell")).toHaveText([widget, ...figures], { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const file = await page.request.get(`${shop}/api/account/affiliate/statistics.csv?locale=de_CH`);
  expect(await file.text()).toContain(`\r\n${campaign},${widget},1,1,1,${revenue / 100},${commission / 100}`);
  return figures;
}
