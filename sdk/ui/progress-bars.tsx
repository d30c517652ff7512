export interface ProgressBarsProps {
  readonly done: number;
  readonly of: number;
}

/**
 * One bar a step, 4 px high, filled up to the present one. The words beside it say the same: it is for the eye only.
 */
export function ProgressBars({ done, of }: ProgressBarsProps) {
  return (
    <div aria-hidden className="flex gap-1">
      {Array.from({ length: of }).map((_, index) => (
        <span
          key={index}
          className={`h-1 grow rounded-chip transition-quick forced-colors:border forced-colors:border-[CanvasText] ${index < done ? "bg-accent forced-colors:bg-[CanvasText]" : "bg-surface-3"}`}
        />
      ))}
    </div>
  );
}
