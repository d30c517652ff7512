import { expect, test, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { partnerPort, shopPort } from "./ports.ts";

/** The partner's site of the running server. */
export const partner = `http://localhost:${partnerPort}`;
/** The shop of the running server. */
export const shop = `http://localhost:${shopPort}`;

/**
 * Opens the booking widget of an activity from its page on the shop. The press may come while the page's code is still
 * loading: it is replayed after hydration.
 */
export async function openOnTheShop(page: Page, id: number): Promise<void> {
  await page.goto(`${shop}/activity/${id}`);
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
}

/** The texts that a journey reads and presses, by language of the page. */
export const words = {
  de: {
    page: "hotel.html",
    times: /^Zeit wählen/,
    tickets: /Tickets wählen/,
    more: /^Eins mehr/,
    guests: /Sagen, wer mitkommt|^Angaben/,
    firstName: "Vorname",
    weight: /Gewicht/,
    total: /Total prüfen|^Prüfen$/,
    reserve: /reservieren und bezahlen|^Reservieren/,
    lastName: "Nachname",
    repeat: "E-Mail wiederholen",
    email: "E-Mail",
    phone: "Mobilnummer",
    card: /^Karte/,
    number: "Kartennummer",
    until: "Gültig bis",
    code: "Prüfziffer",
    important: /wiegen zwischen/,
    pay: /bezahlen$/,
    save: "Ticket speichern",
    nextMonth: "Nächster Monat",
    confirm: /Zahlung bestätigen|bestätigen/i,
    checkoutTitle: "Wer bucht?",
    declined: "Ihre Bank hat die Zahlung abgelehnt",
    again: "Noch einmal versuchen",
  },
  fr: {
    page: "hotel-fr.html",
    times: /^Choisir l’heure/,
    tickets: /Choisir les billets/,
    more: /^Un de plus/,
    guests: /Indiquer qui vient|^Voyageurs/,
    firstName: "Prénom",
    weight: /Poids/,
    total: /Vérifier le total|^Vérifier$/,
    reserve: /Réserver 30 minutes et payer|^Réserver et payer/,
    lastName: "Nom",
    repeat: "Répéter l’e-mail",
    email: "E-mail",
    phone: "Numéro de mobile",
    card: /^Carte/,
    number: "Numéro de carte",
    until: "Valable jusqu’à",
    code: "Code de sécurité",
    important: /pèse entre/,
    pay: /^Payer/,
    save: "Enregistrer le billet",
    nextMonth: "Mois suivant",
    confirm: /confirmer/i,
    checkoutTitle: "Qui réserve ?",
    declined: "Votre banque a refusé le paiement",
    again: "Réessayer",
  },
  /** The texts of a page in Arabic, which is not translated: English. */
  ar: {
    page: "right-to-left.html",
    times: /^Choose a time/,
    tickets: /Choose tickets/,
    more: /^One more/,
    guests: /who is coming|^Guest details/i,
    firstName: "First name",
    weight: /weight/i,
    total: /^Review/,
    reserve: /and pay$|^Reserve/,
    lastName: "Last name",
    repeat: /repeat/i,
    email: "E-mail",
    phone: /mobile/i,
    card: /^Card/,
    number: "Card number",
    until: "Valid until",
    code: "Security code",
    important: /weigh/,
    pay: /^Pay/,
    save: "Save ticket",
    nextMonth: "Next month",
    confirm: /confirm/i,
    checkoutTitle: "Who is booking?",
    declined: "declined",
    again: "Try again",
  },
} as const;
export type JourneyWords = (typeof words)[keyof typeof words];

/** The cards of the sandbox. */
export const cards = {
  succeeds: "4242 4242 4242 4242",
  challenged: "4000 0000 0000 3220",
  declined: "4000 0000 0000 0002",
  late: "4000 0000 0000 0259",
} as const;

/** Where a journey reads and presses: a page, a frame in it, or a part of either. */
export type LocatorScope = Page | FrameLocator | Locator;

/** The buttons of the provider's page that a redirect leads to, in German. */
export const provider = { pay: /zahlen$/, decline: "Ablehnen lassen", cancel: "Abbrechen und zurück" } as const;

/**
 * Chooses a radio button or a checkbox. Its step may still slide in, and where more of the widget is on its way the
 * choice counts once that is there: so the control is pressed where it rests, and the choice awaited.
 */
export async function choose(control: Locator): Promise<void> {
  await control.evaluate(async (element) => {
    const isMoving = () =>
      (element.getRootNode() as ShadowRoot).getAnimations().some(
        // An animation that follows a scroll position never ends.
        ({ timeline, effect, playState }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity && playState === "running",
      );
    // `finished` of a transition that has ended stays pending at times (seen in Chromium 156): its state doesn't.
    while (isMoving()) await new Promise(requestAnimationFrame);
  });
  // What is said below a field as it is left moves what stands below it: a press that fell beside is made again, as a
  // visitor would.
  await expect(async () => {
    if (!(await control.isChecked())) await control.click({ force: true });
    await expect(control).toBeChecked({ timeout: 1000 });
  }).toPass();
}

/** The main button of the booking widget: its text exists twice, in full and for a narrow bar; one is visible. */
export function press(page: LocatorScope, name: RegExp): Promise<void> {
  return page.getByRole("button", { name }).filter({ visible: true }).last().click();
}

/** Journeys share one shop: each takes a day of its own, so that none depends on seats that another holds. */
function dayOfThisTest(): number {
  const days = 18;
  return [...test.info().testId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % days;
}

/** From the calendar to held seats: a day of next month, a time that has room, two tickets, both guests. */
export async function reserveTwo(page: LocatorScope, text: JourneyWords): Promise<void> {
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(dayOfThisTest()).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false, name: /[2-6]\D*$/ }).first());
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.guests);
  await fillAll(page.getByLabel(text.firstName, { exact: true }), "Elena");
  await fillAll(page.getByLabel(text.weight), "72");
  await press(page, text.total);
  await press(page, text.reserve);
  await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
}

async function fillAll(fields: Locator, value: string): Promise<void> {
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill(value);
}

export async function fillContact(page: LocatorScope, text: JourneyWords, email: string): Promise<void> {
  const checkout = page.locator("gipfel-checkout");
  await checkout.getByLabel(text.firstName, { exact: true }).fill("Elena");
  await checkout.getByLabel(text.lastName, { exact: true }).fill("Brunner-Aeschbacher");
  await checkout.getByLabel(text.email, { exact: true }).fill(email);
  await checkout.getByLabel(text.repeat).fill(email);
  await checkout.getByLabel(text.phone).fill("79 123 45 67");
}

/** Chooses the card and types it. */
export async function fillCard(page: LocatorScope, text: JourneyWords, number: string): Promise<void> {
  const checkout = page.locator("gipfel-checkout");
  await choose(checkout.getByRole("radio", { name: text.card }));
  await checkout.getByLabel(text.number).fill(number);
  await checkout.getByLabel(text.until).fill("08 / 31");
  await checkout.getByLabel(text.code).fill("123");
}

export async function confirmImportant(page: LocatorScope, text: JourneyWords): Promise<void> {
  await choose(page.locator("gipfel-checkout").getByRole("checkbox", { name: text.important }));
}

/** The partner's page logs each event that it gets. */
export function loggedEvent(page: Page, event: string): Locator {
  return page.locator(`#heard [data-event="gipfel-${event}"]`);
}

/** The ticket is shown, and the page received its event once, not before. */
export async function expectTicket(page: Page, text: JourneyWords): Promise<void> {
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  await expect(loggedEvent(page, "confirmed")).toHaveCount(1);
}

/** Names of all events that the page receives from now on, across reloads and back navigation. */
export async function eventsOf(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.exposeFunction("tellTest", (name: string) => events.push(name));
  await page.addInitScript(() => {
    for (const name of [
      "ready",
      "view",
      "select",
      "step",
      "reserve",
      "submitted",
      "pending",
      "confirmed",
      "failed",
      "error",
      "analytics",
    ]) {
      document.addEventListener(
        `gipfel-${name}`,
        () => void (globalThis as unknown as { tellTest(name: string): void }).tellTest(name),
      );
    }
  });
  return events;
}

/** Nothing may be thrown into a partner's page: collects what was. */
export function thrownInto(page: Page): string[] {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  return thrown;
}
