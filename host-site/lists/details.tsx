import type { ReactNode } from "react";

interface DetailsProps {
  readonly children: ReactNode;
  /** Their columns, where they are not as many as fit of 220 px. */
  readonly className?: string;
}

/** Names and values: `Detail`s in as many columns as fit. */
export function Details({
  children,
  className = "grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))]",
}: DetailsProps) {
  return <dl className={`grid gap-x-6 gap-y-4 ${className}`}>{children}</dl>;
}

interface DetailProps {
  readonly name: string;
  readonly children: ReactNode;
  /** A text of several lines, as wide as the list. */
  readonly isLong?: boolean;
  /** Lines of their own, as wide as the list. */
  readonly isWide?: boolean;
}

export function Detail({ name, children, isLong = false, isWide = isLong }: DetailProps) {
  return (
    <div className={isWide ? "col-span-full" : undefined}>
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd className={`hyphens-auto wrap-anywhere ${isLong ? "max-w-measure whitespace-pre-line" : "font-value"}`}>
        {children}
      </dd>
    </div>
  );
}
