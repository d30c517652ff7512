import { affiliateIn, campaignName } from "../../contracts/attribution.ts";
import { defaultLocale, parseLocale } from "../../contracts/locale.ts";
import { fireEvent } from "./fire-event.ts";
import { gipfelOfPage } from "./page.ts";

/** The booking drawer that a link has opened. */
let drawer: HTMLElement | undefined;

/**
 * Opens the booking drawer in place of a link to an activity of the shop, with what the link says: language, affiliate,
 * campaign, selection. Follows the link where it leads to another page, or the drawer can't be had.
 */
export async function openLink(link: HTMLAnchorElement): Promise<void> {
  const address = new URL(link.href);
  const [, prefix, activity] =
    /^(?:\/([a-z]{2}[-_][a-z]{2}))?\/activity\/(\d+)(?:-[^/]*)?\/?$/i.exec(address.pathname) ?? [];
  if (!activity) return location.assign(link.href);
  await gipfelOfPage()!.load("gipfel-booking");
  if (!customElements.get("gipfel-booking")) return location.assign(link.href);
  if (drawer?.isConnected || !fireEvent(link, "open", { tag: "gipfel-booking", activityId: Number(activity) })) return;
  const affiliate = affiliateIn(address.href);
  drawer = document.createElement("gipfel-booking");
  const { searchParams } = address;
  const attributes = {
    activity,
    presentation: "drawer",
    open: "",
    locale: (prefix && parseLocale(prefix)) || defaultLocale,
    "api-base": `${address.origin}/api`,
    "affiliate-id": affiliate,
    campaign: affiliate && searchParams.get(campaignName),
    "booking-data": searchParams.get("bookingData"),
    "data-widget": "link",
    // Turbo keeps no copy of it: on the way back to a page the drawer would open by itself.
    "data-turbo-temporary": "",
  };
  for (const [name, value] of Object.entries(attributes)) if (value !== null) drawer.setAttribute(name, value);
  // Safari gives a clicked link no focus; the drawer returns it to where it was.
  link.focus({ preventScroll: true });
  drawer.addEventListener("gipfel-step", (event) => {
    if ((event as CustomEvent<{ step: string }>).detail.step === "closed") drawer?.remove();
  });
  document.body.append(drawer);
}
