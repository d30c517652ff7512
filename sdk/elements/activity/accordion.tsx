import { Minus, Plus } from "lucide";
import { useId, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes in a wide place too. */
  readonly always: boolean;
  readonly heading: "h2" | "h3";
  readonly children: ReactNode;
}

/**
 * A section with its heading, which names it: two may have the same title, and none is a landmark. In a narrow place
 * the heading opens and closes it; in a wide one all is open, and on paper too.
 */
export function Accordion({ id, title, isOpen, toggle, always, heading: Heading, children }: Props) {
  const panel = useId();
  return (
    <section
      data-section={id}
      tabIndex={-1}
      className={`scroll-mt-4 border-t border-line outline-none ${always ? "first:border-t-0" : "@3xl:scroll-mt-16 @3xl:py-8 @min-[920px]:grid @min-[920px]:grid-cols-[240px_minmax(0,1fr)] @min-[920px]:gap-8"}`}
    >
      <Heading className={always ? "" : "@3xl:mb-4"}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={toggle}
          className={`focus-ring flex min-h-15 w-full items-center gap-4 rounded-field [text-align:inherit] font-strong ${always ? "" : "@3xl:hidden"}`}
        >
          <span className="min-w-0 grow hyphens-auto wrap-break-word">{title}</span>
          <Icon of={isOpen ? Minus : Plus} />
        </button>
        {!always && (
          <span className="hidden text-22 font-strong tracking-[-0.014em] hyphens-auto wrap-break-word @3xl:block">
            {title}
          </span>
        )}
      </Heading>
      <div
        id={panel}
        className={`max-w-measure pb-6 print:block ${isOpen ? "" : "hidden"} ${always ? "" : "@3xl:block @3xl:max-w-none @3xl:pb-0"}`}
      >
        {children}
      </div>
    </section>
  );
}
