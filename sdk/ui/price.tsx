import type { Money } from "../contracts/money.ts";

export interface PriceProps {
  /** Money, or its text where the wire has only that ("CHF 49.00"). */
  readonly of: Pick<Money, "formatted"> | string;
  readonly className?: string;
  /** Large, and alone in its line: at twice the text size in a narrow place the currency may stand above the amount. */
  readonly breaks?: boolean;
}

/** A price: never broken over two lines, figures of one width, and left-to-right inside a right-to-left sentence. */
export function Price({ of, breaks, className = "" }: PriceProps) {
  return (
    <bdi className={`${breaks ? "inline-block max-w-full shrink-0" : "whitespace-nowrap"} tabular-nums ${className}`}>
      {typeof of === "string" ? of : of.formatted}
    </bdi>
  );
}
