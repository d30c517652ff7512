import type { ReactNode } from "react";
import type { Link } from "../../../sdk/contracts/pages/link.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { aside, besideReference, textBeside, textGrid } from "../classes.ts";
import { OnThisPage, type PagePart } from "../on-this-page.tsx";

interface ReferenceFrameProps {
  readonly crumbs: readonly Link[];
  readonly title: ReactNode;
  readonly lead: string;
  readonly parts: readonly PagePart[];
  readonly children: ReactNode;
}

/** A page of the reference for developers: where it stands, its title, its parts beside it where there is room. */
export function ReferenceFrame({ crumbs, title, lead, parts, children }: ReferenceFrameProps) {
  return (
    <article className="wrap pb-12" lang="en">
      <Breadcrumbs links={crumbs} />
      <h1 className="title wrap-break-word">{title}</h1>
      <p className="lead">{lead}</p>
      <div className={`${textGrid} mt-6 ${parts.length > 0 ? besideReference : ""}`}>
        <OnThisPage parts={parts} lang="en" name="On this page" className={aside} />
        <div className={`min-w-0 ${textBeside}`}>{children}</div>
      </div>
    </article>
  );
}

/** A part of such a page, with an address of its own. */
export function ReferenceSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-12 first:mt-0">
      <h2 id={id} className="mb-2 scroll-mt-[calc(var(--header)+16px)]">
        {title}
      </h2>
      {children}
    </section>
  );
}
