import type { MainLocale } from "../../sdk/contracts/locale.ts";
import type { Trx } from "../db/connection.ts";
import { foldTexts } from "../db/search-text.ts";
import { listActivityTexts, updateActivity, updateActivityText } from "../db/queries/activity.ts";
import { listPricesOfActivity, updateTicketCategory } from "../db/queries/offer.ts";

/** Texts that the team may write, and their columns. */
const textColumns = {
  title: "title",
  teaser: "teaser",
  highlights: "highlights",
  importantInformation: "important_information",
  benefits: "benefits",
} as const;
export type TextName = keyof typeof textColumns;

/**
 * What the team may set of a ticket, and the columns: prices in Rappen, the rate of value added tax in basis points
 * (null: the shop's).
 */
const priceColumns = { price: "price", netPrice: "net_price", vatRate: "vat_rate" } as const;
export type PriceName = keyof typeof priceColumns;

export const textField = (locale: MainLocale, name: TextName) => `texts.${locale}.${name}`;
export const priceField = (ticketCategoryId: number, name: PriceName) => `prices.${ticketCategoryId}.${name}`;

/** Fields of an activity by their path, each as JSON. */
export type Fields = ReadonlyMap<string, string>;

/** Every field of an activity that the team may edit, as it is on sale now. */
export async function readFields(trx: Trx, activityId: number): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const texts = await listActivityTexts(trx, activityId);
  for (const row of texts) {
    for (const [name, column] of Object.entries(textColumns)) {
      const value = row[column] ?? "";
      fields.set(
        textField(row.locale as MainLocale, name as TextName),
        name === "benefits" ? value : JSON.stringify(value),
      );
    }
  }
  for (const row of await listPricesOfActivity(trx, activityId)) {
    for (const [name, column] of Object.entries(priceColumns))
      fields.set(priceField(row.id, name as PriceName), JSON.stringify(row[column]));
  }
  return fields;
}

/** Writes fields of an activity; one that it doesn't have is left out. */
export async function writeFields(trx: Trx, activityId: number, fields: Fields): Promise<void> {
  const prices = new Set((await listPricesOfActivity(trx, activityId)).map(({ id }) => id));
  for (const [field, json] of fields) {
    const [kind, key = "", name = ""] = field.split(".");
    if (kind === "texts") await writeText(trx, activityId, key, name as TextName, json);
    else if (prices.has(Number(key)))
      await updateTicketCategory(trx, Number(key), {
        [priceColumns[name as PriceName]]: JSON.parse(json) as number | null,
      });
  }
  const texts = await listActivityTexts(trx, activityId);
  await updateActivity(trx, activityId, { search_text: foldTexts(texts.map(({ title }) => title)) });
}

async function writeText(trx: Trx, activityId: number, locale: string, name: TextName, json: string): Promise<void> {
  const text = name === "benefits" ? json : (JSON.parse(json) as string);
  await updateActivityText(trx, activityId, locale, {
    [textColumns[name]]: name === "importantInformation" && text === "" ? null : text,
  });
}

/** A field's value for people, in the history. */
export function shownValue(json: string): string | null {
  const value = JSON.parse(json) as string | number | null | string[];
  return value === null ? null : Array.isArray(value) ? value.join("\n") : String(value);
}
