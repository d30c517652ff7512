import type { PriceLine } from "../../sdk/contracts/price-lines.ts";
import { ticketCount } from "../../sdk/contracts/ticket-count.ts";
import { Sum } from "./sum.tsx";

interface ItemSumsProps {
  readonly lines: readonly PriceLine<"tickets" | "deposit">[];
}

/** The tickets and deposits of one item, in a `dl`. */
export function ItemSums({ lines }: ItemSumsProps) {
  return lines.map(({ name, quantity, amount }, index) => (
    <Sum key={index} name={ticketCount(quantity, name ?? "")} amount={amount} />
  ));
}
