/**
 * How the shop calls itself, and the colour of its mails and tickets. A team sets its own (`SHOP_NAME`, `BRAND_COLOR`).
 */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}
