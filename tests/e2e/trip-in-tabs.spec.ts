import { expect, test, type Page } from "@playwright/test";
import { inDatabase, letHoldsLapse } from "./booked.ts";
import { choose, openOnTheShop, press, shop, words } from "./journey.ts";
import { drawerOf, holdForOne, openTrip, setOutFrom, tripsIn } from "./trip-steps.ts";
import { reserveOnTheShop } from "./shop-steps.ts";

const text = words.de;
/** The Titlis from Engelberg, four hours. */
const titlis = 112;

/** The demo's timetable is made as the shop starts, beside everything else. */
test.beforeAll(async ({ request }) => {
  await expect(async () => {
    const answer = await request.post(`${shop}/api/transport/places/`, { data: { search: "Engelberg" } });
    expect((await answer.json()).places).not.toEqual([]);
  }).toPass({ timeout: 50_000 });
});

const listed = (page: Page) => page.getByRole("list", { name: "Verbindungen im Warenkorb" }).getByRole("listitem");

/** A trip in the basket, from the widget at its total: one adult, single ticket. */
async function holdTripOfSlot(page: Page): Promise<void> {
  await openOnTheShop(page, titlis);
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(3).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.total);
  await page.getByRole("link", { name: "Verbindung suchen" }).click();
  const drawer = drawerOf(page);
  await setOutFrom(drawer, "Luzern");
  const dialog = await openTrip(drawer, tripsIn(drawer).last());
  await holdForOne(dialog);
  await press(dialog, /^Weiter/);
  await expect(drawer).toHaveCount(0);
}

test("what one tab removes and puts back is followed by another's widget, open dialog and basket", async ({
  context,
  page,
}) => {
  test.setTimeout(100_000);
  await holdTripOfSlot(page);
  await expect(listed(page)).toHaveCount(1);

  const first = await context.newPage();
  await first.goto(`${shop}/warenkorb`);
  const second = await context.newPage();
  await second.goto(`${shop}/warenkorb`);
  await second.getByRole("button", { name: /^Ändern: / }).click();
  const edit = second.getByRole("dialog", { name: "Fahrt ändern" });
  await expect(edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" })).toBeVisible();

  await first.getByRole("button", { name: /^Entfernen: / }).click();
  await expect(edit.getByRole("alert")).toContainText("entfernt");
  await expect(edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" })).toHaveCount(0);
  await expect(listed(page)).toHaveCount(0);

  await first.getByRole("button", { name: /^Zurücklegen: / }).click();
  await expect(edit.getByRole("alert")).toHaveCount(0);
  await expect(edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
  await edit.getByRole("button", { name: "Schliessen" }).click();
  await expect(second.getByRole("button", { name: /^Zurücklegen: / })).toHaveCount(0);

  await second.getByRole("button", { name: /^Ändern: / }).click();
  await first.getByRole("button", { name: /^Entfernen: / }).click();
  await expect(edit.getByRole("alert")).toContainText("entfernt");
  for (const name of ["Ticket wählen", "Wählen, wer mitfährt", "Alles prüfen", "In den Warenkorb legen"])
    await edit.getByRole("button", { name, exact: true }).click();
  await expect(edit).toHaveCount(0);
  for (const basket of [first, second]) {
    await expect(basket.getByRole("button", { name: /^Entfernen: / })).toHaveCount(1);
    await expect(basket.getByRole("button", { name: /^Zurücklegen: / })).toHaveCount(0);
  }

  await second.getByRole("button", { name: /^Ändern: / }).click();
  await expect(edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" })).toBeVisible();
  await first.getByRole("button", { name: /^Ändern: / }).click();
  const other = first.getByRole("dialog", { name: "Fahrt ändern" });
  await other.getByRole("button", { name: "Ticket wählen", exact: true }).click();
  await other.getByRole("button", { name: "Wählen, wer mitfährt", exact: true }).click();
  await other.getByRole("button", { name: "Eins mehr: Erwachsene", exact: true }).click();
  await other.getByRole("button", { name: "Alles prüfen", exact: true }).click();
  await other.getByRole("button", { name: "Reservation ändern", exact: true }).click();
  await expect(edit.getByRole("alert")).toContainText("inzwischen geändert");
});

test("an activity's widget that closes as another tab removes it leaves the focus on what says so", async ({
  context,
  page,
}) => {
  await reserveOnTheShop(page, titlis, 3);
  const first = await context.newPage();
  await first.goto(`${shop}/warenkorb`);
  const second = await context.newPage();
  await second.goto(`${shop}/warenkorb`);
  await second.getByRole("button", { name: /^Ändern: / }).click();
  await expect(second.locator("gipfel-basket gipfel-booking").getByRole("dialog")).toBeVisible();
  await first.getByRole("button", { name: /^Entfernen: / }).click();
  await expect(second.locator("gipfel-basket gipfel-booking")).toHaveCount(0);
  await expect(second.locator("gipfel-basket [data-result]")).toBeFocused();
  await expect(second.locator("gipfel-basket [data-result]")).toContainText("nicht mehr im Warenkorb");
});

test("what has lapsed is held again, closed or dismissed in one tab, and another follows", async ({
  context,
  page,
}) => {
  await reserveOnTheShop(page, titlis, 4);
  const cartId = (await page.evaluate(() => localStorage.getItem("cartId")))!;
  const first = await context.newPage();
  const second = await context.newPage();
  const again = (basket: Page) => basket.getByRole("button", { name: "Wieder reservieren", exact: true });
  const lapse = async () => {
    await letHoldsLapse(cartId);
    for (const basket of [first, second]) {
      await basket.goto(`${shop}/warenkorb`);
      await expect(again(basket)).toBeVisible();
    }
  };
  await lapse();
  await again(first).click();
  for (const basket of [first, second]) {
    await expect(basket.getByRole("button", { name: /^Entfernen: / })).toHaveCount(1);
    await expect(again(basket)).toHaveCount(0);
  }
  await expect(first.locator("gipfel-basket :is([data-result], h2):focus")).toHaveCount(1);

  await lapse();
  const slot = await inDatabase((db) =>
    db
      .selectFrom("slot")
      .innerJoin("reservation", "reservation.slot_id", "slot.id")
      .select(["slot.id", "slot.cutoff_at"])
      .where("reservation.cart_id", "=", cartId)
      .executeTakeFirstOrThrow(),
  );
  const closeAt = (cutoff_at: string) =>
    inDatabase((db) => db.updateTable("slot").set({ cutoff_at }).where("id", "=", slot.id).execute());
  await closeAt("2026-01-01T00:00:00.000Z");
  await again(first).click();
  await expect(first.getByRole("link", { name: "Andere Zeit wählen" })).toHaveAttribute("href", /\/activity\/112-/);
  await closeAt(slot.cutoff_at);
  await expect(again(first)).toHaveCount(0);
  await first.getByRole("button", { name: /^Nein, danke/ }).click();
  await expect(again(second)).toHaveCount(0);
  await expect(first.getByRole("button", { name: /^Nein, danke/ })).toHaveCount(0);
});
