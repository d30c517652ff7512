export interface ShareBarProps {
  readonly done: number;
  readonly of: number;
}

/** A share as a bar of 200 by 4 px; the words beside it say the same. */
export function ShareBar({ done, of }: ShareBarProps) {
  return (
    <span
      aria-hidden
      className="block h-1 w-50 max-w-full overflow-hidden rounded-chip bg-surface-3 forced-colors:border"
    >
      <span
        className="transition-quick block h-full rounded-chip bg-accent forced-colors:bg-[CanvasText]"
        style={{ width: `${of > 0 ? Math.min(100, (done / of) * 100) : 0}%` }}
      />
    </span>
  );
}
