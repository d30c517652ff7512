import { CopyButton } from "./copy-button.tsx";

interface CodeBlockProps {
  readonly text: string;
  /** Beside the button: what the code is. */
  readonly title?: string | undefined;
  readonly canCopy?: boolean;
  /** Long code scrolls within its place. */
  readonly isBounded?: boolean;
  readonly className?: string;
}

/** Code as it is written, from left to right, with a button that copies it. */
export function CodeBlock({ text, title, canCopy = true, isBounded, className = "mt-4 first:mt-0" }: CodeBlockProps) {
  return (
    <div className={`overflow-hidden rounded-field bg-surface-2 [direction:ltr] ${className}`}>
      {(title || canCopy) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 ps-4 pe-1">
          <span className="text-14 text-ink-2">{title}</span>
          {canCopy && <CopyButton text={text} what={title} />}
        </div>
      )}
      {/* It may be wider than its place: the keyboard scrolls what has the focus. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`overflow-x-auto p-4 text-start text-14 ${title || canCopy ? "pt-1" : ""} ${isBounded ? "max-h-96 overflow-y-auto" : ""}`}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
