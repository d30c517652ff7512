import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { ticketCategoryHash } from "../../catalogue/category-hash.ts";
import type { CategoryRow } from "../../db/queries/offer.ts";
import type { FareCategory, FareOffer } from "../../ports/fares/fares.ts";

/** What makes a fare's class a kind of category, as some activities have them too. */
const categoryType = "class";

/** The categories of a product in the form that offers of activities have theirs. */
export function categoryRows({ product, categories }: FareOffer): CategoryRow[] {
  return categories.map((category, index) => rowOf(category, product.id, index));
}

function rowOf(category: FareCategory, productId: string, sequenceIndex: number): CategoryRow {
  const { id, audience, label, discountType, discountLabel, categoryTypeKey, minAge, maxAge, price } = category;
  return {
    id,
    offer_id: transportOfferId,
    sequence_index: sequenceIndex,
    hash: ticketCategoryHash({ audience, discountType, categoryType, categoryTypeKey, minAge, maxAge, occupancy: 1 }),
    audience,
    label: JSON.stringify(label),
    discount_type: discountType,
    discount_label: discountLabel && JSON.stringify(discountLabel),
    category_type: categoryType,
    category_type_key: categoryTypeKey,
    min_age: minAge,
    max_age: maxAge,
    occupancy: 1,
    max_occupancy: null,
    price,
    net_price: null,
    vat_rate: null,
    article_label: null,
    article_price: null,
    article_vat_rate: null,
    product_id: productId,
    times: null,
  };
}
