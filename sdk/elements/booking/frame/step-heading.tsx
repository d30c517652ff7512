import { useLayoutEffect, useRef, type ReactNode } from "react";

export interface StepHeadingProps {
  readonly children: ReactNode;
  /** A quiet line below ("Sat 21 November 2026, 10:30 · 4 seats free"). */
  readonly note?: ReactNode;
  /** The step has just come in place of another: the heading takes the focus, so that readers begin here. */
  readonly takesFocus: boolean;
}

/** The question of a step. */
export function StepHeading({ children, note, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="pb-2">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-22 font-strong tracking-tight text-balance hyphens-auto outline-none"
      >
        {children}
      </h2>
      {note && <p className="text-14 text-ink-2">{note}</p>}
    </div>
  );
}
