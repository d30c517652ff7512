import type { ApiReferenceBody } from "../../../../../host-site/pages/api-reference/api-reference.body.ts";
import type { Block } from "../../../../../host-site/article.ts";
import type { Call } from "../../../../../sdk/contracts/call.ts";
import * as calls from "../../../../../sdk/contracts/calls/index.ts";
import { errorCodes, type ErrorCode } from "../../../../../sdk/contracts/errors.ts";
import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import { callDocs, callGroups, type CallGroup } from "../../../../reads/openapi/call-docs.ts";
import { money } from "../../../../reads/openapi/type-text.ts";
import { developersPath } from "../../../developers-path.ts";
import type { LoadInput, LoadedPage } from "../../../loaded-page.ts";
import { callReference, errorRows } from "./call-reference.ts";

type PathIn = LoadedPage["pathIn"];
type Content = Pick<ApiReferenceBody, "title" | "lead"> & Partial<ApiReferenceBody>;

const groupNames = Object.keys(callGroups) as CallGroup[];
const callsIn = (group: CallGroup) => Object.entries(callDocs).filter(([, doc]) => doc.group === group);
const callsById: Readonly<Record<string, Call>> = { ...calls };
const callNamed = (id: string) => callsById[id]!;

/** The names of the pages below `/developers/api`. */
export const apiPageNames: readonly string[] = ["errors", ...groupNames];

/** `/developers/api`: what holds for every call, and all of them in short. */
export function loadApiOverview({ locale, services }: LoadInput, pathIn: PathIn): LoadedPage {
  return apiPage(locale, pathIn, {
    title: "The API",
    lead: "What the elements use, for clients of your own: lists, dates, carts, bookings.",
    intro: introOf(`${services.env.PUBLIC_ORIGIN}/api`),
    index: groupNames.map((group) => ({
      // The page has an id `shop` of its own.
      id: `calls-${group}`,
      ...callGroups[group],
      url: developersPath(`api/${group}`, locale),
      calls: callsIn(group).map(([id, { summary }]) => {
        const { method, path } = callNamed(id);
        return { method, path, summary, url: `${developersPath(`api/${group}`, locale)}#${id}` };
      }),
    })),
    actions: [
      { title: "Codes of errors", url: developersPath("api/errors", locale) },
      { title: "OpenAPI 3.1", url: "/api/openapi.json" },
    ],
  });
}

/** `/developers/api/cart`: the calls of one resource; `/developers/api/errors`: every code. */
export function loadApiPage({ locale, services }: LoadInput, name: string, pathIn: PathIn): LoadedPage {
  const actions = [{ title: "All calls", url: developersPath("api", locale) }];
  if (name === "errors")
    return apiPage(locale, pathIn, {
      title: "Codes of errors",
      lead: "Every answer that is no success is { code, message, fields? }. The code is stable, the message is for developers.",
      errors: errorRows(Object.keys(errorCodes) as ErrorCode[]),
      actions,
    });
  const group = name as CallGroup;
  const api = `${services.env.PUBLIC_ORIGIN}/api`;
  return apiPage(locale, pathIn, {
    ...callGroups[group],
    calls: callsIn(group).map(([id, doc]) => callReference(id, callNamed(id), doc, api)),
    actions: [...actions, { title: "Codes of errors", url: developersPath("api/errors", locale) }],
  });
}

function apiPage(locale: Locale, pathIn: PathIn, content: Content): LoadedPage {
  const crumbs = [
    { title: "Developers", url: developersPath("", locale) },
    { title: "The API", url: developersPath("api", locale) },
  ].filter(({ url }) => url !== pathIn(locale));
  return {
    status: 200,
    kind: "text",
    key: null,
    id: null,
    pathIn,
    elements: {},
    body: {
      view: "api-reference",
      crumbs,
      intro: [],
      index: [],
      calls: [],
      errors: null,
      actions: [],
      ...content,
    },
    head: {
      title: content.title === "The API" ? content.title : `${content.title}: the API`,
      description: content.lead,
      picture: null,
      breadcrumbs: [...crumbs, { title: content.title, url: pathIn(locale) }],
    },
  };
}

/** What holds for every call. */
function introOf(api: string): Block[] {
  return [
    { kind: "heading", id: "address", text: "Address and answers" },
    {
      kind: "details",
      rows: [
        { term: "Base address", text: api },
        { term: "Body and answer", text: "JSON; a list is an array. PATCH takes a JSON merge patch." },
        { term: "Language", text: "de_CH, en_CH, fr_CH, it_CH and 26 more; en-ch is understood too." },
        { term: "Money", text: `Money is ${money}: whole Rappen, with their text.` },
        { term: "Time", text: "Instants with their offset: 2026-12-01T10:30:00+01:00. Dates are those of Zurich." },
        {
          term: "Errors",
          text: "{ code, message, fields? } with the fitting status. Somebody else's id and an unknown one get the same 404.",
        },
        {
          term: "Other origins",
          text: "Every page may call. On another origin than the shop's everyone is a guest: calls carry no cookies, and the cart's id is the capability.",
        },
        {
          term: "Limits",
          text: "Calls from one address are limited a minute: 429 too_many_requests, with Retry-After.",
        },
      ],
    },
    { kind: "heading", id: "writing", text: "Calls that change something" },
    {
      kind: "paragraph",
      text: "They want a token against forgery. It needs no cookie and is good for 12 hours. Reservations, check-out and payments take an Idempotency-Key besides: send the same one when you send a call again, and nothing happens twice.",
    },
    {
      kind: "code",
      text: `TOKEN=$(curl -s ${api}/csrf-token/ | sed 's/.*"csrfToken":"\\([^"]*\\)".*/\\1/')\ncurl -X POST '${api}/affiliate/referral/' \\\n  -H "X-CSRF-Token: $TOKEN" -H "Content-Type: application/json" \\\n  -d '{ "referral_code": "4182" }'`,
    },
  ];
}
