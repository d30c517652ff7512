import type { AdminCode } from "../../../sdk/contracts/admin/codes.ts";
import { money } from "../../../sdk/contracts/money.ts";

/** What a code takes off or was issued for: "10 %", "CHF 50.00". */
export function worthOf({ rebate, voucher }: Pick<AdminCode, "rebate" | "voucher">): string {
  if (voucher) return voucher.value.formatted;
  if (!rebate) return "";
  return rebate.kind === "percent" ? `${rebate.value}\u00a0%` : money(rebate.value).formatted;
}
