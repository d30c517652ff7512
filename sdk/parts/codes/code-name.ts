import { useLingui } from "@lingui/react/macro";
import type { CodeOfCart } from "../../contracts/code.ts";

/** "Rebate HERBST20": what a code is, and its name in the shop, or the code itself. */
export function useCodeName(): (code: Pick<CodeOfCart, "kind" | "code" | "label">) => string {
  const { t } = useLingui();
  return ({ kind, code, label }) => {
    const name = label ?? code;
    return kind === "voucher" ? t`Gift voucher ${name}` : t`Rebate ${name}`;
  };
}
