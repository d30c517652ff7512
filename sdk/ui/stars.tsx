import { Star } from "lucide";
import { Icon } from "./icon.tsx";

const most = 5;

export interface StarsProps {
  /** 1 to 5, whole. */
  readonly of: number;
  /** The accessible name: "4 of 5 stars". */
  readonly name: string;
  readonly size?: number;
}

/** Five stars, those that were given in ink. */
export function Stars({ of, name, size = 16 }: StarsProps) {
  return (
    <span role="img" aria-label={name} className="inline-flex shrink-0 gap-0.5">
      {[...Array(most).keys()].map((index) => (
        <Icon key={index} of={Star} size={size} className={index < of ? "fill-current text-ink" : "text-edge"} />
      ))}
    </span>
  );
}
