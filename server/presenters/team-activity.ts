import type { AdminActivity, AdminActivityEntry } from "../../sdk/contracts/admin/activities.ts";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import { mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { Audience } from "../../sdk/contracts/offer.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import { fromJson } from "../json.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { CategoryRow } from "../db/queries/offer.ts";
import type { listOffersOfActivity, TeamActivityRow } from "../db/queries/team-activity.ts";
import type { ActivityTextTable } from "../db/schema.ts";
import { activityPath } from "./activity-path.ts";

function headOf(row: TeamActivityRow, locale: Locale) {
  const state =
    row.withdrawn_at === null ? "published" : row.withdrawn_at === row.unpublished_at ? "unpublished" : "withdrawn";
  return {
    id: row.id,
    mappedId: row.mapped_id,
    path: activityPath(row.id, row.slug, locale),
    supplier: { id: row.supplier_id, name: row.supplier_name },
    state,
    isBookable: state === "published" && Number(row.is_bookable) === 1,
    revision: (row.revision ?? 0) + Number(row.imports ?? 0),
  } as const;
}

/** A line of the team's list; `lowestAdultPrice` in Rappen. */
export function presentTeamActivityEntry(
  row: TeamActivityRow,
  locale: Locale,
  lowestAdultPrice: number | undefined,
): AdminActivityEntry {
  return {
    ...headOf(row, locale),
    title: row.title,
    type: inLocale(fromJson<Words>(row.type_title), locale),
    location: inLocale(fromJson<Words>(row.location_title), locale),
    lowestAdultPrice: lowestAdultPrice === undefined ? null : money(lowestAdultPrice),
    rating:
      row.rating_average === null || row.rating_count === null
        ? null
        : { average: row.rating_average, count: row.rating_count },
  };
}

/** An activity for editing, with all that was read of it. */
export function presentTeamActivity(
  {
    row,
    texts,
    offers,
    categories,
    history,
    shopVatRate,
  }: {
    readonly row: TeamActivityRow;
    readonly texts: readonly ActivityTextTable[];
    readonly offers: Awaited<ReturnType<typeof listOffersOfActivity>>;
    readonly categories: ReadonlyMap<number, readonly CategoryRow[]>;
    readonly history: TeamStep[];
    readonly shopVatRate: number;
  },
  locale: Locale,
): AdminActivity {
  return {
    ...headOf(row, locale),
    texts: Object.fromEntries(
      mainLocales.map((each) => {
        const text = texts.find((one) => one.locale === each)!;
        const { title, teaser, highlights } = text;
        return [
          each,
          {
            title,
            teaser,
            highlights,
            importantInformation: text.important_information ?? "",
            benefits: fromJson<string[]>(text.benefits),
          },
        ];
      }),
    ) as AdminActivity["texts"],
    shopVatRate,
    offers: offers.map((offer) => ({
      id: offer.id,
      label: offer.label,
      isOnSale: offer.withdrawn_at === null,
      ticketCategories: (categories.get(offer.id) ?? []).map((category) => ({
        id: category.id,
        label: inLocale(fromJson<Words>(category.label), locale),
        discountLabel:
          category.discount_label === null ? null : inLocale(fromJson<Words>(category.discount_label), locale),
        audience: category.audience as Audience,
        occupancy: category.occupancy,
        price: category.price,
        netPrice: category.net_price,
        vatRate: category.vat_rate,
        deposit: category.article_price,
      })),
    })),
    history,
  };
}
