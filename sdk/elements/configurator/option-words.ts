import { useLingui } from "@lingui/react/macro";
import type { Subject } from "../../snippets/kinds.ts";

/** Words of an option: its label, a line of help, and its choices. A new attribute's own name stands in for them. */
interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** The words of every option by its attribute, for a widget of one activity or of a list. */
export function useOptionWords(subject: Subject): (name: string) => OptionWords {
  const { t } = useLingui();
  const words: Readonly<Record<string, OptionWords>> = {
    locale: { label: t`Language` },
    "affiliate-id": { label: t`Affiliate number`, hint: t`With it you earn on every booking.` },
    campaign: { label: t`Campaign`, hint: t`Letters, digits and dashes. Your statistics count each campaign.` },
    text: { label: t`Text on the button` },
    background: { label: t`Button colour` },
    color: { label: t`Text colour` },
    opens: {
      label: t`The button opens`,
      choices: {
        widget: subject === "activity" ? t`the booking, on your page` : t`the list, on your page`,
        page: t`the page in the shop`,
      },
    },
    search: { label: t`Search text`, hint: t`The list begins with what is found for it.` },
    hide: {
      label: t`Hide parts of the list`,
      choices: {
        all: t`Everything but the cards`,
        search: t`Search`,
        filter: t`Filters`,
        filterbar: t`Filter bar`,
        "quick-filter": t`Quick filters`,
        sort: t`Sorting`,
        size: t`Number of results`,
        map: t`Map`,
      },
    },
    theme: {
      label: t`Light or dark`,
      choices: { auto: t`As your page`, light: t`Always light`, dark: t`Always dark` },
    },
    "brand-color": { label: t`Accent colour`, hint: t`Takes the place of the shop's own colour.` },
    "logo-url": { label: t`Address of your logo`, hint: t`Begins with https://` },
    group: { label: t`Group`, hint: t`Search, list and map with the same group belong together.` },
    flow: {
      label: t`Visitors choose first`,
      choices: { "date-offers": t`the date`, "offers-date": t`the offer` },
    },
    presentation: {
      label: t`Shown`,
      choices: { inline: t`in the text`, drawer: t`in a drawer at the side`, modal: t`in a window over the page` },
    },
    checkout: {
      label: t`Payment`,
      choices: { redirect: t`in the shop`, inline: t`on your page` },
    },
    navigation: { label: t`Show the way to the shop` },
    sort: {
      label: t`Sorted by`,
      choices: {
        relevance: t`Relevance`,
        distance: t`Distance`,
        popularityDesc: t`Popularity`,
        ratingDesc: t`Rating`,
        priceDesc: t`Highest price`,
        priceAsc: t`Lowest price`,
      },
    },
    "page-kind": {
      label: t`Kind of list`,
      choices: {
        listing: t`Everything`,
        type: t`Of a kind of activity`,
        attribute: t`Of a feature`,
        location: t`Of a place`,
        point_of_interest: t`Of a sight`,
        "location-type": t`Of a place and a kind of activity`,
        "location-attribute": t`Of a place and a feature`,
      },
    },
    "page-id": { label: t`Number of the list's page` },
    locations: { label: t`Places, by number`, hint: t`With commas between.` },
    types: { label: t`Kinds of activities, by number`, hint: t`With commas between.` },
    attributes: { label: t`Features, by number`, hint: t`With commas between.` },
  };
  return (name) => words[name] ?? { label: name };
}
