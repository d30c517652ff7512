import type { CodeKind, CodeOfCart } from "../../contracts/code.ts";
import { Line } from "../cart/line.tsx";
import { useCodeName } from "./code-name.ts";

interface Props {
  readonly codes: readonly Pick<CodeOfCart, "kind" | "code" | "label" | "amount">[];
  readonly kind: CodeKind;
}

/** What each code of a kind takes off or pays, inside a `dl`; nothing of one that does nothing. */
export function CodeLines({ codes, kind }: Props) {
  const nameOf = useCodeName();
  return codes
    .filter((each) => each.kind === kind && each.amount.amount > 0)
    .map((each) => (
      <Line key={each.code} label={nameOf(each)} amount={-each.amount.amount} isRefund={kind === "voucher"} />
    ));
}
