import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase, letItPass, readBooking } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";

const code = (page: Page) => page.getByRole("img", { name: /^Code des Tickets/ });
const kept = (page: Page) => page.getByText("Auf diesem Gerät gespeichert", { exact: false });

async function ticketOf(page: Page, wanted: Parameters<typeof booked>[1]) {
  const { bookingId, itemIds } = await booked(page.request, wanted);
  const { items } = await readBooking(page.request, bookingId);
  return { bookingId, itemIds, item: items[0]!, url: items[0]!.webTicketUrl! };
}

test("[R11.ticket] opened once, the ticket opens in airplane mode in a new tab, and says with a connection that it is cancelled", async ({
  page,
  context,
}) => {
  const { url, itemIds, item } = await ticketOf(page, { activityId: 138 });
  await page.goto(url);
  await expect(kept(page)).toBeVisible();
  await expect(page.getByText(item.ticketCode!)).toBeVisible();
  await expectAccessible(page);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(url);
  await expect(code(cold)).toBeVisible();
  await expect(cold.getByRole("heading", { name: item.reservation.activityTitle })).toBeVisible();
  // What is not kept can't be opened: the answer was not the network's.
  const unknown = await context.newPage();
  await expect(unknown.goto(`${shop}/ticket/other`)).rejects.toThrow();

  await inDatabase((db) =>
    db
      .updateTable("booking_item")
      .set({ cancelled_at: new Date().toISOString() })
      .where("id", "=", itemIds[0]!)
      .execute(),
  );
  await expect(code(cold)).toBeVisible();
  await context.setOffline(false);
  await expect(cold.getByText("Dieses Ticket ist nicht mehr gültig.")).toBeVisible();
  await expect(code(cold)).toHaveCount(0);
  await expectAccessible(cold);
  // The device has the cancelled state now.
  await context.setOffline(true);
  await cold.reload();
  await expect(cold.getByText("Dieses Ticket ist nicht mehr gültig.")).toBeVisible();
});

test("[R11.ticket] a visit that is over is taken from the device with the next connection", async ({
  page,
  context,
}) => {
  const { url, bookingId } = await ticketOf(page, { activityId: 138 });
  await page.goto(url);
  await expect(kept(page)).toBeVisible();
  await letItPass(bookingId, 9);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dieser Besuch ist vorbei" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Zu Ihren Buchungen" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test("[R11.ticket] confirmation, mail and account lead to the ticket, which has the trips that go with it", async ({
  page,
}) => {
  test.slow();
  const email = "handy@example.ch";
  const { url, bookingId } = await ticketOf(page, { activityId: 138, trips: ["Zürich HB", "Bern"], buyer: { email } });
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByRole("link", { name: "Ticket fürs Handy" }).first()).toHaveAttribute("href", url);
  await page.goto(await linkMailedTo(page.request, email));
  const [ticket] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Ticket fürs Handy" }).first().click(),
  ]);
  await expect(ticket).toHaveURL(url);
  await expect(ticket.getByRole("heading", { level: 1, name: "Ihre Tickets" })).toBeVisible();
  await expect(code(ticket)).toHaveCount(3);
  await expect(ticket.getByText("Zürich HB", { exact: false }).first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[R11.ticket] the ticket is all there, and a wrong link leads on", async ({ page }) => {
    const { url } = await ticketOf(page, { activityId: 138 });
    await page.goto(url);
    await expect(code(page)).toBeVisible();
    await expect(kept(page)).toBeHidden();
    await page.goto(`${url}x`);
    await expect(page.getByRole("heading", { name: "This link opens no ticket" })).toBeVisible();
    await expect(page.getByRole("link", { name: "To your bookings" })).toBeVisible();
  });
});
