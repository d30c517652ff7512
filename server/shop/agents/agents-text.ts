import { campaignName } from "../../../sdk/contracts/attribution.ts";
import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { checkOut, createReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import { exportCatalogue } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { listActivities, listFacets } from "../../../sdk/contracts/calls/listing.ts";
import { listAvailabilities, listOffers, monthlyDates } from "../../../sdk/contracts/calls/offer.ts";
import { queryIndex } from "../../../sdk/contracts/calls/search.ts";
import { getCsrfToken } from "../../../sdk/contracts/calls/session.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { minute } from "../../clock.ts";
import { holdLife } from "../../../sdk/contracts/hold-times.ts";
import type { Env } from "../../env.ts";
import { developersPath } from "../developers-path.ts";

const language = "en_CH";
const fence = "```";

/** An activity that the examples name: on sale now, so that they work as they stand. */
export interface ExampleActivity {
  readonly id: number;
  /** The booking system's id of the same activity (RULES 1). */
  readonly mappedId: number;
  /** A date in Zurich. */
  readonly date: string;
}

/** `/agents.md`: how an agent searches, embeds and books, with calls that work as they stand. */
export function agentsText(env: Env, { id, mappedId, date }: ExampleActivity): string {
  const { PUBLIC_ORIGIN: origin, SHOP_NAME: name } = env;
  const api = `${origin}/api`;
  const [year, month] = date.split("-").map(Number);
  const at = (path: string, values: Record<string, string | number> = {}) =>
    api + path.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
  const get = (address: string) => `${fence}sh\ncurl '${address}'\n${fence}`;
  const post = (address: string, body: object) =>
    `${fence}sh\ncurl '${address}' -H 'content-type: application/json' -d '${JSON.stringify(body)}'\n${fence}`;
  return `# ${name} for agents

${name} sells tours, tickets and activities in Switzerland, in CHF. This page says how to find, show and book them. Every call stands in ${api}/openapi.json; the map of the site is ${origin}/llms.txt.

Ask a person before you hold seats or check out in their name. A person pays, on the shop's own page.

## Search

A text, in German, English, French or Italian: \`de_CH\`, \`en_CH\`, \`fr_CH\`, \`it_CH\` in the index's name.

${post(at(queryIndex.path, { index: `prd_${language}` }), { query: "boat", hitsPerPage: 5 })}

A list, with filters, sorts and coordinates; its counts by filter are at \`${listFacets.path}\`.

${get(`${at(listActivities.path, { locale: language })}?limit=5`)}

One activity, with texts, pictures, meeting points and ratings. Its \`id\` is in addresses, its \`mappedId\` in calls about availability and reservations.

${get(at(getActivity.path, { id, locale: language }))}

## Dates and prices

The dates of a month with the least price of an adult, then the offers with their ticket categories, then the slots.

${post(at(monthlyDates.path), { activityId: id, locale: language, year, month })}

${post(at(listOffers.path), { activityId: id, locale: language })}

${get(`${at(listAvailabilities.path, { mappedId })}?startsAfter=${date}&untilEndOfDay=${date}&locale=${language}`)}

An amount is an integer in Rappen: 4900 is CHF 49.00. An instant has its offset.

## Book

The plain way is a link: the activity's page sells it, in the person's language.

${fence}
${origin}/landing/${id}?lang=en
${fence}

By calls:

1. \`GET ${at(getCsrfToken.path)}\` gives the token that writing calls carry as \`X-CSRF-Token\`.
2. \`POST ${at(createReservation.path)}\` holds seats of a slot for ${holdLife / minute} minutes, with \`doCreateCart: true\` for a new cart. Send an \`Idempotency-Key\`: the same key gives the same answer. A hold can end as full (422 \`availability_full\`) or closed (422 \`availability_closed\`).
3. \`GET ${at(getCart.path)}\` shows what the cart holds until when.
4. Give the person \`${origin}${pagePath("basket", language)}?cartId={cartId}\`: the shop's basket, where they check out and pay. Whoever knows a cart's id may change it: keep it out of logs.

\`PATCH ${at(checkOut.path)}\` makes the booking without that page; it is unpaid until a payment attempt confirms it.

## Embed

${fence}html
<script type="module" src="${origin}/sdk/v1/gipfel.js"></script>
<gipfel-booking activity="${id}"></gipfel-booking>
${fence}

Other elements show a list, a search, a map, an activity's page, a button or the basket: ${origin}${developersPath("", language)}. An affiliate's number earns on what is booked: \`affiliate-id\` on an element, \`?ref=NUMBER\` on a link, with \`${campaignName}\` for their own counts.

## Take the catalogue over

Approved affiliates make a key in their account and read \`${at(exportCatalogue.path)}?modifiedSince=INSTANT\` with \`Authorization: Bearer KEY\`: ${origin}${developersPath("catalogue-export", language)}.

## Limits

- ${env.RATE_LIMIT} calls a minute from one address, then 429 with \`retry-after\`.
- An error is \`{ code, message, fields? }\` with the fitting status; codes are stable.
- Answers that may be kept have an entity tag: send \`If-None-Match\`.
- Seats are sold by the server alone: an availability that was read is no promise, a hold is.

## Rules

- Terms: ${origin}${pagePath("terms", language)}
- Privacy: ${origin}${pagePath("privacy-policy", language)}
- Affiliates: ${origin}${pagePath("terms-affiliates", language)}
- Questions: ${env.OPERATOR_EMAIL}
`;
}
