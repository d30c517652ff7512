/** Steps of a trip's dialog, and of connections in a drawer. */
import { expect, type Locator } from "@playwright/test";
import { press, type LocatorScope } from "./journey.ts";

/** The drawer of connections to an activity. */
export const drawerOf = (page: LocatorScope) => page.getByRole("dialog", { name: "Anreise mit Zug und Bus" });
export const tripsIn = (place: LocatorScope) => place.locator("gipfel-transport").getByRole("article");

/** Where the visitor sets out, in the open drawer. */
export async function setOutFrom(drawer: Locator, place: string): Promise<void> {
  await drawer.getByRole("combobox", { name: "Von" }).fill(place);
  await drawer
    .getByRole("option", { name: new RegExp(`^${place}`) })
    .first()
    .click();
  await expect(tripsIn(drawer).first()).toBeVisible();
}

/** Opens the dialog of a trip. */
export async function openTrip(place: LocatorScope, trip: Locator): Promise<Locator> {
  await press(trip, /^Fahrt buchen/);
  return place.getByRole("dialog", { name: "Fahrt buchen" });
}

/** From the trip to its travellers, with a single ticket. */
export async function toTravellers(dialog: Locator): Promise<void> {
  await press(dialog, /^Ticket wählen/);
  await dialog
    .getByRole("radio", { name: /^Einzelbillett/ })
    .first()
    .check();
  await press(dialog, /^Wählen, wer mitfährt/);
}

export async function addAdult(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Eins mehr: Erwachsene", exact: true }).click();
}

/** From the travellers over the total into the basket. */
export async function holdTickets(dialog: Locator): Promise<void> {
  await press(dialog, /^Alles prüfen/);
  await press(dialog, /^In den Warenkorb legen/);
}

/** From the trip into the basket: one adult, single ticket. */
export async function holdForOne(dialog: Locator): Promise<void> {
  await toTravellers(dialog);
  await addAdult(dialog);
  await holdTickets(dialog);
}
