import { useId, type ReactNode } from "react";

/** One start time to choose. */
interface SlotView {
  readonly availabilityId: string;
  /** "10:30", or words for a whole day. */
  readonly time: string;
  /** Below the time: "6 free", "sold out". */
  readonly note: ReactNode;
  readonly soldOut: boolean;
  /** Sold out, or without room for the whole party. */
  readonly isOff: boolean;
  readonly isChosen: boolean;
}

export interface SlotGridProps {
  readonly label: string;
  readonly slots: readonly SlotView[];
  readonly onChoose: (availabilityId: string) => void;
}

/**
 * Start times, 56 px high, in 4 columns, 5 where there is room (purchase spec §9), 3 where four would be narrower than
 * a time. Arrows move between them, as radios do.
 */
export function SlotGrid({ label, slots, onChoose }: SlotGridProps) {
  const name = useId();
  const columns =
    slots.length === 1
      ? "grid-cols-2"
      : "grid-cols-[repeat(4,minmax(0,1fr))] @max-[264px]:grid-cols-3 @min-[600px]:grid-cols-[repeat(5,minmax(0,1fr))]";
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {slots.map((slot) => (
          <label
            key={slot.availabilityId}
            className={`relative flex min-h-14 flex-col items-center justify-center rounded-field border px-1.5 py-1 text-center @max-[320px]:px-0 transition-quick has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink ${
              slot.isChosen
                ? "border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none"
                : slot.isOff
                  ? "cursor-not-allowed border-line bg-surface-2 text-ink-2"
                  : "border-edge text-ink hover:bg-surface-2"
            }`}
          >
            <input
              type="radio"
              name={name}
              value={slot.availabilityId}
              checked={slot.isChosen}
              disabled={slot.isOff}
              onChange={() => onChoose(slot.availabilityId)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-field opacity-0"
            />
            <span
              className={`max-w-full text-16 font-value hyphens-auto tabular-nums ${slot.soldOut ? "line-through" : ""}`}
            >
              {slot.time}
            </span>
            <span
              className={`max-w-full text-12 hyphens-manual ${slot.soldOut ? "leading-3" : ""} ${slot.isChosen ? "" : "text-ink-2"}`}
            >
              {slot.note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
