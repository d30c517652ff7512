import type { AnalyticsEvent } from "./analytics-events.ts";

/** What GA4 knows of an event; it reads these from `ecommerce`. */
const ga4Fields = [
  "currency",
  "value",
  "items",
  "transaction_id",
  "payment_type",
  "item_list_name",
  "item_list_id",
] as const;
const amounts = ["value", "price"];

/**
 * An event as Google Tag Manager reads it from the data layer: `event`, GA4's fields in `ecommerce`, all others beside;
 * amounts in francs in place of Rappen, and items with GA4's names.
 */
export function layerEntry({ name, payload }: AnalyticsEvent): Record<string, unknown> {
  const isGa4 = (field: string) => ga4Fields.some((known) => known === field);
  const fields = Object.entries(inFrancs(payload));
  const ecommerce = fields.filter(([field]) => isGa4(field));
  return {
    event: name,
    ...Object.fromEntries(fields.filter(([field]) => !isGa4(field))),
    ...(ecommerce.length > 0 ? { ecommerce: Object.fromEntries(ecommerce) } : {}),
  };
}

/**
 * Pushes an event to a data layer. The former event's `ecommerce` is taken out first: Tag Manager merges what it gets.
 */
export function pushTo(layer: unknown[], event: AnalyticsEvent): void {
  const entry = layerEntry(event);
  if (entry["ecommerce"]) layer.push({ ecommerce: null });
  layer.push(entry);
}

function inFrancs(part: object): object {
  const fields = Object.entries(part).map(([field, value]: [string, unknown]) => {
    if (field === "items") return [field, (value as object[]).map((item) => inFrancs(withGa4Names(item)))];
    return [field, amounts.includes(field) && typeof value === "number" ? value / 100 : value];
  });
  return Object.fromEntries(fields) as object;
}

/** An activity as `dataLayer` describes it gets GA4's names beside its own. */
function withGa4Names(item: object): object {
  const { id, title, supplier, type } = item as Partial<Record<string, unknown>>;
  if (id === undefined) return item;
  return {
    ...item,
    item_id: String(id),
    item_name: title,
    ...(supplier === undefined ? {} : { item_brand: supplier }),
    ...(type === undefined ? {} : { item_category: type }),
  };
}
