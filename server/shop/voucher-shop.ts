import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";

/**
 * Gift vouchers are sold by a shop of their own, one address per language, one of them with a promotion code (purchase
 * spec §9).
 */
const shops = {
  de_CH: "https://gutscheine.gipfel.example/",
  en_CH: "https://gutscheine.gipfel.example/en",
  fr_CH: "https://gutscheine.gipfel.example/fr?code=GIPFEL10",
  it_CH: "https://gutscheine.gipfel.example/it",
};

/** The voucher shop in a language. */
export function voucherShop(locale: Locale): string {
  return shops[mainLocaleOf(locale)];
}
