import { useLayoutEffect, useRef, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  /** The step has just come in place of another one: readers begin here. */
  readonly takesFocus: boolean;
}

/** The question of a step. */
export function StepHeading({ children, note, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="pb-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="text-22 font-strong tracking-tight text-balance hyphens-auto outline-none"
      >
        {children}
      </h3>
      {note && <p className="pt-1 text-14 text-ink-2">{note}</p>}
    </div>
  );
}
