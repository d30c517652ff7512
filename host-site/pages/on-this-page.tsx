/** A part of a page, by the id of its heading. */
export interface PagePart {
  readonly id: string;
  readonly text: string;
}

interface OnThisPageProps {
  readonly parts: readonly PagePart[];
  readonly lang: string;
  /** The list's name. */
  readonly name: string;
  readonly className: string;
}

/** The headings of a long text, beside it where the window is wide enough. */
export function OnThisPage({ parts, lang, name, className }: OnThisPageProps) {
  if (parts.length === 0) return null;
  return (
    <nav className={`${className} hidden min-[1024px]:block print:hidden`} aria-label={name}>
      <p className="mb-1 text-14 font-strong">{name}</p>
      <ul className="border-s border-line" lang={lang}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block px-4 py-1.5 text-14 wrap-break-word hyphens-auto text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
