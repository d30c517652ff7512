import { hydrateInOwnTask } from "../hydration/hydrate-in-own-task.ts";
import { footLink } from "./classes.ts";
import type { Shell } from "../page.ts";

interface LinkListsProps {
  readonly title: string;
  readonly lists: Shell["linkLists"];
}

/**
 * Internal links by category, above the footer (discovery spec §2): for visitors at the end of a page, and for search
 * engines.
 */
export function LinkLists({ title, lists }: LinkListsProps) {
  const shown = lists.filter(({ links }) => links.length > 0);
  return shown.length === 0 ? null : <Lists title={title} lists={shown} />;
}

const Lists = hydrateInOwnTask(function Lists({ title, lists }: LinkListsProps) {
  return (
    <nav className="mt-18 border-t border-line pt-12 pb-6 max-[640px]:mt-12 print:hidden" aria-label={title}>
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-8 min-[1024px]:grid-cols-3">
        {lists.map((list) => (
          <section key={list.title}>
            <h2 className="mb-2 text-16 font-strong tracking-normal">{list.title}</h2>
            <ul className="columns-[4_140px] gap-x-6 max-[640px]:columns-2 max-[640px]:gap-x-4 min-[1024px]:columns-2">
              {list.links.map((link) => (
                <li key={link.url}>
                  <a className={footLink} href={link.url}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
});
