import { Star } from "lucide";

export interface RatingProps {
  /** "4.7" */
  readonly average: string;
  /** "2,314" */
  readonly count: string;
  /** The accessible name: "4.7 of 5 stars, 2,314 reviews". */
  readonly name: string;
  readonly className?: string;
}

/** A star, the average and the number of ratings. Stars are ink, not yellow: red and green are reserved for states. */
export function Rating({ average, count, name, className = "" }: RatingProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-14 ${className}`}>
      <StarShape />
      <span aria-hidden className="tabular-nums">
        <span className="font-strong">{average}</span> <span className="text-ink-2">({count})</span>
      </span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** A filled star of 16 px. */
export function StarShape() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      focusable="false"
      className="shrink-0"
    >
      {Star.map(([, attributes], index) => (
        <path key={index} {...(attributes as object)} />
      ))}
    </svg>
  );
}
