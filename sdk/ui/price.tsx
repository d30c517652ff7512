import type { Money } from "../contracts/money.ts";

export interface PriceProps {
  /** Money, or its text where the wire has only that ("CHF 49.00"). */
  readonly of: Pick<Money, "formatted"> | string;
  readonly className?: string;
}

/** A price: never broken over two lines, figures of one width, and left-to-right inside a right-to-left sentence. */
export function Price({ of, className = "" }: PriceProps) {
  return <bdi className={`whitespace-nowrap tabular-nums ${className}`}>{typeof of === "string" ? of : of.formatted}</bdi>;
}
