import { noAffiliate } from "../../contracts/attribution.ts";
import { referral, sendAffiliateEvents } from "../../contracts/calls/session.ts";
import type { CallInput } from "../../contracts/call.ts";
import { attributeLinks } from "./attribute-links.ts";
import { attributionOf } from "./attribution.ts";
import { isOnShop } from "./on-shop.ts";
import type { Services } from "./record.ts";
import { whenVisible } from "./visibility.ts";
import { warnOfAffiliate } from "./warn-of-affiliate.ts";

type Batch = CallInput<typeof sendAffiliateEvents>["body"];
type AffiliateEvent = Batch["events"][number];

/** How long events are collected before they are sent (ms). */
const collectedFor = 1000;
/** Most events of a call. */
const most = 20;

/** Events that wait, by what they share. */
const waiting = new Map<string, { readonly client: Services["client"]; readonly batch: Batch }>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Affiliates that the shop was asked about, each with the API base: once on a page. */
const checked = new Set<string>();

/**
 * Reports for the affiliate's statistics that the element was really seen, and that the visitor has begun a booking in
 * it, each once; and for their weekly mail, which activities it shows that can't be booked. `reported`: details of what
 * it has fired before, among others. Nothing about the visitor is sent. An element inside another one of ours counts as
 * that one; one on the shop's pages only where a partner frames them. Returns a function that stops it.
 */
export function reportAffiliateEvents(
  host: HTMLElement,
  services: Services,
  reported: ReadonlySet<string> = new Set(),
): () => void {
  const root = host.getRootNode();
  const isNested = root instanceof ShadowRoot && root.host.localName.startsWith("gipfel-");
  if (isNested || (isOnShop(services) && parent === window)) return () => {};
  attributeLinks(host.shadowRoot!, services);
  check(services);
  const report = (type: AffiliateEvent["type"]) => add(type, host, services);
  const unavailable = ({ reason, activityId }: { readonly reason?: string; readonly activityId?: number }) =>
    reason && activityId && add("unavailable", host, services, String(activityId));
  // Invalid attributes stand there too, as `theme=neon`.
  for (const details of reported) if (details.startsWith("{")) unavailable(JSON.parse(details));
  const stopWatching = whenVisible(host, () => report("view"));
  let steps = 0;
  /* The first step shows by itself. */
  const step = ({ detail }: Event & { detail?: { step: string } }) =>
    detail?.step !== "closed" && (steps += 1) === 2 && start();
  const start = () => {
    stopListening();
    report("start");
  };
  const listeners = { "gipfel-open": start, "gipfel-reserve": start, "gipfel-step": step } as const;
  const stopListening = () => {
    for (const [name, listener] of Object.entries(listeners)) host.removeEventListener(name, listener as EventListener);
  };
  const reportUnavailable = (event: Event) => unavailable((event as CustomEvent).detail);
  host.addEventListener("gipfel-unavailable", reportUnavailable);
  for (const [name, listener] of Object.entries(listeners)) host.addEventListener(name, listener as EventListener);
  // The visitor has opened it by the link.
  if (host.dataset["widget"]) start();
  return () => {
    stopWatching();
    stopListening();
    host.removeEventListener("gipfel-unavailable", reportUnavailable);
  };
}

/** Warns of an affiliate who can't earn, also in an element that nobody scrolls to. Neither side stores anything. */
function check(services: Services) {
  const id = attributionOf(services)?.id ?? noAffiliate;
  const key = `${services.apiBase} ${id}`;
  if (id === noAffiliate || checked.has(key)) return;
  checked.add(key);
  services.client.send(referral, { body: { referral_code: id } }, { keepalive: true }).then(
    ({ accepted }) => accepted || warnOfAffiliate(id),
    () => {},
  );
}

function add(
  type: AffiliateEvent["type"],
  host: HTMLElement,
  services: Services,
  activityId = host.getAttribute("activity")?.trim(),
) {
  const attribution = attributionOf(services);
  if (!attribution || attribution.id === noAffiliate) return;
  const { origin, pathname } = new URL(services.address.with({}));
  const shared = {
    affiliate: attribution.id,
    campaign: attribution.campaign || null,
    // A page of the shop is in a partner's frame here.
    widget: attribution.widget || "iframe",
    page: `${origin}${pathname}`,
  };
  const key = JSON.stringify([services.apiBase, shared]);
  const { batch } = waiting.get(key) ?? { batch: { ...shared, events: [] } };
  const event = { type, ...(/^\d+$/.test(activityId ?? "") ? { activityId: activityId! } : {}) };
  waiting.set(key, { client: services.client, batch: { ...batch, events: [...batch.events, event] } });
  timer ??= setTimeout(send, collectedFor);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  for (const { client, batch } of waiting.values()) {
    for (let at = 0; at < batch.events.length; at += most) {
      const body = { ...batch, events: batch.events.slice(at, at + most) };
      client.send(sendAffiliateEvents, { body }, { keepalive: true }).then(
        ({ accepted }) => accepted || warnOfAffiliate(batch.affiliate),
        () => {},
      );
    }
  }
  waiting.clear();
}

addEventListener("pagehide", send);
