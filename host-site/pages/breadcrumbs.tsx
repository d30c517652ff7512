import type { Link } from "../../sdk/contracts/pages/link.ts";

/** The pages above one of the developers' pages. In English, as these are. */
export function Breadcrumbs({ links }: { readonly links: readonly Link[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="mt-6 flex flex-wrap gap-2 text-14">
      {links.map(({ title, url }) => (
        <a
          key={url}
          href={url}
          className="inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
