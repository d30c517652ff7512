import { expect, test, type Browser, type Page } from "@playwright/test";
import { upsertRevision } from "../../server/db/queries/revision.ts";
import { inDatabase, makeDearer } from "./booked.ts";
import { expectAccessible } from "./accessible.ts";
import { partner, press, openOnTheShop, shop, words, choose } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

const text = words.de;

/** Titlis: no questions; a slot has some forty seats. */
const titlis = 112;
/** Without questions either, and of no other journey: its prices change. */
const dearer = 194;

interface Link {
  readonly date: string;
  readonly activityId: number;
  readonly offerId: number;
  readonly availabilityId: string;
  readonly tickets: Readonly<Record<string, number>>;
  readonly ticketHashes: Readonly<Record<string, number>>;
  readonly personalizedOptions?: unknown;
  readonly quotedTotal: number;
}

const basketWith = (bookingData: unknown) =>
  `${shop}/warenkorb?${new URLSearchParams({ bookingData: typeof bookingData === "string" ? bookingData : JSON.stringify(bookingData), bookingRun: "true" })}`;

/** An admin chooses two tickets and copies the address from the menu in the widget's head. */
async function copiedByAdmin(page: Page, day: number, activityId = titlis): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop });
  await asDemo(page, "admin");
  await openOnTheShop(page, activityId);
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(day).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await page.getByRole("button", { name: text.more }).first().click();
  await page.getByRole("button", { name: "Für das Team" }).click();
  await page.getByRole("button", { name: /kopieren$/ }).click();
  await expect(page.getByRole("button", { name: "Adresse kopiert" })).toBeVisible();
  await expect(page.getByRole("button", { name: /kopieren$/ })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const linkOf = (address: string) => JSON.parse(new URL(address).searchParams.get("bookingData")!) as Link;

/** A page of another visitor: without the admin's session and basket. */
const guestOf = (browser: Browser) => browser.newPage({ locale: "de-CH" });

const items = (page: Page) => page.locator("gipfel-basket").getByRole("button", { name: /^Entfernen/ });

test("[P4.36] an admin copies a selection, a guest opens it: it is reserved automatically and is in the basket", async ({
  page,
  browser,
}) => {
  const address = await copiedByAdmin(page, 4);
  expect(address).toContain(`${shop}/warenkorb?bookingData=`);
  await using guest = await guestOf(browser);
  await guest.goto(address);
  await expect(items(guest)).toHaveCount(1);
  await expect(guest.locator("gipfel-basket")).toContainText("2 × Erwachsene");
  await expect(guest.getByRole("dialog")).toHaveCount(0);
  await expect(guest.locator("gipfel-booking")).toHaveCount(0);
  expect(new URL(guest.url()).search).toBe("");
  await guest.reload();
  await expect(items(guest)).toHaveCount(1);
});

test("a link that is reloaded while it reserves automatically holds the seats once", async ({ page, browser }) => {
  const address = await copiedByAdmin(page, 8);
  const { availabilityId } = linkOf(address);
  const taken = () =>
    inDatabase(
      async (db) =>
        (await db.selectFrom("slot").select("taken").where("id", "=", availabilityId).executeTakeFirstOrThrow()).taken,
    );
  const before = await taken();
  await using guest = await guestOf(browser);
  let calls = 0;
  let reached!: () => void;
  const isHeld = new Promise<void>((resolve) => (reached = resolve));
  // The first answer never arrives: the server has held the seats by then.
  await guest.route("**/api/reservations", async (route) => {
    if (route.request().method() !== "POST" || ++calls > 1) return route.continue();
    await route.fetch();
    reached();
  });
  await guest.goto(address);
  await isHeld;
  expect(await taken()).toBe(before + 2);
  await guest.reload();
  await expect(items(guest)).toHaveCount(1);
  expect(calls).toBe(2);
  expect(await taken()).toBe(before + 2);
});

test.describe("a link after something has changed", () => {
  let link: Link;
  test.beforeAll(async ({ browser }) => {
    await using page = await browser.newPage({ locale: "de-CH" });
    link = linkOf(await copiedByAdmin(page, 3, dearer));
  });
  const title = "Seit es diesen Link gibt, hat sich etwas geändert";
  const chf = (rappen: number) => `CHF ${(rappen / 100).toFixed(2)}`;
  const notice = (page: Page) => page.locator("gipfel-booking").getByRole("alert").filter({ hasText: title });

  test("[P4.37] shows another price before anything is reserved, and reserves what the visitor accepts", async ({
    page,
  }) => {
    await makeDearer(dearer, 500);
    try {
      await page.goto(basketWith(link));
      const now = chf(link.quotedTotal + 1000);
      await expect(notice(page)).toContainText(`Es kostet jetzt ${now} statt ${chf(link.quotedTotal)}.`);
      await expect(page.getByRole("dialog")).toContainText("Stimmt alles?");
      await expect(page.getByText(/^Wir reservieren/)).toHaveCount(0);
      await expect(items(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await expect(notice(page), "a reload reserves nothing either").toBeVisible();
      await press(page, text.reserve);
      await expect(items(page)).toHaveCount(1);
      await expect(page.locator("gipfel-basket")).toContainText(now);
    } finally {
      await makeDearer(dearer, -500);
    }
  });

  test("[P4.37] whose price was forged is told the true one", async ({ page }) => {
    await page.goto(basketWith({ ...link, quotedTotal: 100 }));
    await expect(notice(page)).toContainText(`Es kostet jetzt ${chf(link.quotedTotal)} statt CHF 1.00.`);
    await expect(page.getByRole("dialog").getByText(chf(link.quotedTotal)).first()).toBeVisible();
  });

  test("[P4.37] names a time that is sold out, keeps the party, and leads to another day", async ({ page }) => {
    const capacity = await sellOut(link.availabilityId);
    try {
      await page.goto(basketWith(link));
      await expect(notice(page)).toContainText("ist ausverkauft.");
      await expect(page.getByText(/^Wir reservieren/)).toHaveCount(0);
      await expectAccessible(page);
      await notice(page).getByRole("button", { name: "Anderen Tag wählen" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: "Wann passt es Ihnen?" })).toBeVisible();
      await dialog.locator("[data-date]:not([aria-disabled]):not([aria-selected=true])").first().click();
      await expect(notice(page)).toHaveCount(0);
      await press(page, text.times);
      const time = dialog.getByRole("radio", { disabled: false });
      if ((await time.count()) > 0) await choose(time.first());
      await press(page, text.tickets);
      await expect(
        dialog.getByText(chf(link.quotedTotal)).filter({ visible: true }).first(),
        "both are still coming",
      ).toBeVisible();
      await expect(items(page)).toHaveCount(0);
    } finally {
      await setCapacity(link.availabilityId, capacity);
    }
  });

  test("[P4.37] says a past day and another price together", async ({ page }) => {
    await page.goto(basketWith({ ...link, date: "2024-05-01", quotedTotal: link.quotedTotal - 1000 }));
    await expect(notice(page).getByRole("listitem")).toHaveText([
      /^Der Tag dieses Links ist vorbei\. Der nächste, an dem Sie buchen können, ist/,
      `Es kostet jetzt ${chf(link.quotedTotal)} statt ${chf(link.quotedTotal - 1000)}.`,
    ]);
  });

  test("[P4.37] stands still on a partner's page at another price, and reserves at the same one", async ({ page }) => {
    const widgetWith = async (data: Link) => {
      await page.goto(`${partner}/hotel.html?${new URL(basketWith(data)).searchParams}`);
      await page.evaluate((activity) => {
        document.body.innerHTML = `<gipfel-booking activity="${activity}" locale="de_CH"></gipfel-booking>`;
      }, dearer);
    };
    await widgetWith({ ...link, quotedTotal: link.quotedTotal - 1000 });
    await expect(notice(page)).toContainText(`statt ${chf(link.quotedTotal - 1000)}.`);
    await expect(page).toHaveURL(/hotel\.html/);
    await widgetWith(link);
    await page.waitForURL(`${shop}/warenkorb?**`);
    await expect(items(page)).toHaveCount(1);
  });
});

/** Leaves a slot no free seat; returns what its capacity was. */
async function sellOut(id: string): Promise<number | null> {
  const { capacity, taken } = await inDatabase((db) =>
    db.selectFrom("slot").select(["capacity", "taken"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  await setCapacity(id, taken);
  return capacity;
}

async function setCapacity(id: string, capacity: number | null): Promise<void> {
  await inDatabase(async (db) => {
    await db.updateTable("slot").set({ capacity }).where("id", "=", id).execute();
    await upsertRevision(db);
  });
}

test("a guest does not see the team's menu", async ({ page }) => {
  await openOnTheShop(page, titlis);
  await expect(page.getByRole("button", { name: "Für das Team" })).toHaveCount(0);
});

test.describe("a link that can't be reserved unchanged", () => {
  let link: Link;
  test.beforeAll(async ({ browser }) => {
    await using page = await browser.newPage({ locale: "de-CH" });
    link = linkOf(await copiedByAdmin(page, 6));
  });

  test("[P4.32] with a past date opens at the date", async ({ page }) => {
    await page.goto(basketWith({ ...link, date: "2024-05-01" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Wann passt es Ihnen?" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toContainText(
      "Der Tag dieses Links ist vorbei. Der nächste, an dem Sie buchen können, ist",
    );
    await expect(items(page)).toHaveCount(0);
  });

  test("with an invalid date shows a message, and opens at the date", async ({ page }) => {
    await page.goto(basketWith({ ...link, date: "2026-02-31" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Wann passt es Ihnen?" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toContainText(
      "Den Tag dieses Links gibt es nicht. Der nächste, an dem Sie buchen können, ist",
    );
    await expect(items(page)).toHaveCount(0);
  });

  test("[P4.32] with a past date chooses nothing that is sold out, and the basket no longer says that it reserves", async ({
    page,
  }) => {
    await page.goto(
      basketWith({
        date: "2025-01-01",
        activityId: 167,
        offerId: 1,
        availabilityId: crypto.randomUUID(),
        tickets: { 1: 1 },
      }),
    );
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Wann passt es Ihnen?" })).toBeVisible();
    await expect(page.getByText("Wir reservieren die Auswahl")).toHaveCount(0);
    const chosen = dialog.locator("[data-date][aria-selected=true]");
    await expect(chosen).toHaveCount(1);
    await expect(chosen).not.toHaveAttribute("aria-disabled", "true");
    const day = Number((await chosen.getAttribute("data-date"))!.slice(-2));
    const passed = dialog.getByText(new RegExp(`^Der Tag dieses Links ist vorbei\\. .* ${day}\\. `));
    await expect(passed, "the day that was found is named").toBeVisible();
    await dialog.locator("[data-date]:not([aria-disabled]):not([aria-selected=true])").first().click();
    await expect(passed).toHaveCount(0);
  });

  test("[P4.33] [P4.37] without its slot or offer opens at the offers", async ({ page }) => {
    for (const [gone, sentence] of [
      [{ availabilityId: crypto.randomUUID() }, "Die Zeit dieses Links lässt sich nicht mehr buchen."],
      [
        { offerId: 999_999, availabilityId: crypto.randomUUID() },
        "Was dieser Link gewählt hat, wird nicht mehr angeboten.",
      ],
    ] as const) {
      await page.goto(basketWith({ ...link, ...gone }));
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: /Welche Zeit|Was möchten/ })).toBeVisible();
      await expect(dialog.getByRole("alert")).toContainText(sentence);
    }
    await expect(items(page)).toHaveCount(0);
  });

  test("[P4.34] for more people than there are seats stops at the tickets with a message, and reserves what is accepted", async ({
    page,
  }) => {
    const [id] = Object.keys(link.tickets);
    await page.goto(basketWith({ ...link, tickets: { [id!]: 98 }, ticketHashes: {} }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText(
      /Sie wollten 98 Personen, hier lassen sich aber nur \d+ buchen/,
    );
    await expect(items(page)).toHaveCount(0);
    await press(page, /^Mit \d+ Personen weiter|^Weiter$/);
    await press(page, text.reserve);
    await expect(items(page)).toHaveCount(1);
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: /^Entfernen/ }).click();
    await expect(items(page)).toHaveCount(0);
  });

  test("[P4.34] with ticket ids that no longer exist uses the hashes", async ({ page }) => {
    await page.goto(basketWith({ ...link, tickets: { 1: 2 } }));
    await expect(items(page)).toHaveCount(1);
    await expect(page.locator("gipfel-basket")).toContainText("2 × Erwachsene");
  });

  test("that is closed leaves the basket unchanged, and is removed from the address", async ({ page }) => {
    await page.goto(basketWith({ ...link, date: "2024-05-01" }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("gipfel-booking")).toHaveCount(0);
    await expect(page.locator("gipfel-basket")).toContainText("Er ist leer");
    expect(new URL(page.url()).search).toBe("");
  });

  test("that can't be parsed shows a message", async ({ page }) => {
    for (const broken of ["{", "[]", '{"date":"2026-12-03"}', '{"activityId":-1}']) {
      await page.goto(basketWith(broken));
      await expect(page.getByRole("alert")).toContainText("Dieser Link ist beschädigt");
    }
    await page.getByRole("button", { name: "Verstanden" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(new URL(page.url()).search).toBe("");
  });

  test("of an activity that no longer exists shows a message", async ({ page }) => {
    await page.goto(basketWith({ ...link, activityId: 99_999 }));
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("gibt es hier nicht mehr");
  });
});

test("[P4.35] without the answers that the provider requires opens at the guests", async ({ page, request }) => {
  const date = await firstDate(request, 167);
  const activity = (await (await request.get(`${shop}/api/activity/167-de_CH/`)).json()) as { mappedId: number };
  const slots = (await (
    await request.get(
      `${shop}/api/activities/${activity.mappedId}/availabilities?startsAfter=${date}&untilEndOfDay=${date}&locale=de_CH`,
    )
  ).json()) as {
    offerId: number;
    availabilities: { availabilityId: string; ticketCategoryIds: number[]; capacity: number | "none" | null }[];
  }[];
  const offer = slots[0]!;
  const slot = offer.availabilities.find(({ capacity }) => capacity !== "none")!;
  const link = {
    date,
    activityId: 167,
    offerId: offer.offerId,
    availabilityId: slot.availabilityId,
    tickets: { [slot.ticketCategoryIds[0]!]: 1 },
  };
  await page.goto(basketWith({ ...link, personalizedOptions: [{ key: "nonsense", value: "x" }] }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Vorname", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("Nicht alles");
});

/** A date of next month that can be booked. */
async function firstDate(request: Page["request"], activityId: number): Promise<string> {
  const [year, month] = new Date(Date.now() + 25 * 86_400_000).toISOString().split("-").map(Number);
  const answer = await request.post(`${shop}/api/activity/monthly-dates/`, {
    data: { activityId, locale: "de_CH", year, month },
  });
  const dates = (await answer.json()) as Record<string, { capacity: number | "none" | null }>;
  return Object.keys(dates)
    .sort()
    .findLast((each) => dates[each]!.capacity !== "none")!;
}

test("a link whose activity no longer exists says so in the drawer, and the basket behind it no longer says that it reserves", async ({
  page,
}) => {
  await page.goto(basketWith({ activityId: 99_999_999 }));
  await expect(page.getByText("Dieses Angebot gibt es hier nicht mehr.")).toBeVisible();
  await expect(page.getByText(/^Wir reservieren/)).toHaveCount(0);
});

test("a link with a day offers other dates where the activity is sold out, and where the day can't be booked, has passed or is invalid", async ({
  page,
}) => {
  const widgetWith = async (activity: number, date: string) => {
    await page.goto(`${partner}/hotel.html`);
    await page.evaluate(
      ({ activity, data }) => {
        document.body.innerHTML = `<gipfel-booking activity="${activity}" locale="de_CH"><a href="/own">Partner</a></gipfel-booking>`;
        document.querySelector("gipfel-booking")!.setAttribute("booking-data", data);
      },
      { activity, data: JSON.stringify({ activityId: activity, date }) },
    );
    return page.locator("gipfel-booking");
  };
  const soldOut = await widgetWith(2097, "2026-12-01");
  await expect(soldOut.getByText("In den nächsten sechs Monaten ist kein Datum frei.")).toBeVisible();
  await expect(soldOut.getByRole("link", { name: "Partner" })).toBeVisible();
  for (const [date, sentence] of [
    ["2031-06-01", /^Der gewünschte Tag lässt sich nicht buchen\. Ausgewählt ist stattdessen /],
    ["2026-01-05", /^Der Tag dieses Links ist vorbei\. /],
    ["2027-02-31", /^Den Tag dieses Links gibt es nicht\. /],
    ["2026-13-01", /^Den Tag dieses Links gibt es nicht\. /],
  ] as const) {
    const widget = await widgetWith(167, date);
    await expect(widget.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(widget.locator("[data-date][aria-selected=true]")).toHaveCount(1);
  }
});
