import { useLingui } from "@lingui/react/macro";
import type { CodeOfCart } from "../../contracts/code.ts";
import { nameOfCode } from "../../contracts/code-name.ts";

/** "Rebate HERBST20": what a code is, and its name in the shop, or the code itself. */
export function useCodeName(): (code: Pick<CodeOfCart, "kind" | "code" | "label">) => string {
  const wordOf = useCodeWord();
  return (code) => wordOf(code.kind, nameOfCode(code));
}

/** The word of a kind of code with the name that stands in it. */
export function useCodeWord(): (kind: CodeOfCart["kind"], name: string) => string {
  const { t } = useLingui();
  return (kind, name) => (kind === "voucher" ? t`Gift voucher ${name}` : t`Rebate ${name}`);
}
