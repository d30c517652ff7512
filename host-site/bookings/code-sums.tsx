import type { CodeKind, CodeOfBooking } from "../../sdk/contracts/code.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { Sum } from "./sum.tsx";

/** What each code of a kind took off, or paid. */
export function CodeSums({ codes, kind }: { readonly codes: readonly CodeOfBooking[]; readonly kind: CodeKind }) {
  const words = useAccount().words.money.codes;
  return codes
    .filter((each) => each.kind === kind)
    .map(({ code, label, amount }) => (
      <Sum key={code} name={fill(words[kind], { code: label ?? code })} amount={-amount.amount} />
    ));
}
