import { ArrowRight } from "lucide";
import { headerEntry, menuLinkSmall } from "./classes.ts";
import type { Shell } from "../page.ts";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
import { MenuTabs } from "./menu-tabs.tsx";
import { isListShown } from "./rules.ts";

/**
 * The activities dropdown: places and types, each where there is more than one; a plain link where there is neither
 * (discovery spec §2).
 */
export function ActivitiesMenu({ shell: { words, paths, places, types } }: { readonly shell: Shell }) {
  const { header } = words;
  const lists = [
    { id: "menu-places", title: header.places, links: places },
    { id: "menu-types", title: header.types, links: types },
  ].filter(({ links }) => isListShown(links));
  if (lists.length === 0) {
    return (
      <a className={headerEntry} href={paths.activities}>
        {header.activities}
      </a>
    );
  }
  return (
    <Disclosure
      className="menu-activities"
      panel="-start-4 flex w-[720px] min-w-[500px] flex-col overflow-hidden"
      label={header.activities}
      hasArrow
    >
      <MenuTabs
        name={header.activities}
        words={header}
        tabs={lists.map(({ id, title, links }) => ({
          id,
          title,
          panel: <Links links={links} labelledBy={id} />,
        }))}
      />
      <a
        className="menu-all flex min-h-12 flex-none items-center gap-2 border-t border-line px-5 py-3 text-14 font-strong text-accent no-underline hover:underline focus-visible:-outline-offset-2"
        href={paths.activities}
      >
        {header.allActivities}
        <Icon of={ArrowRight} size={16} points />
      </a>
    </Disclosure>
  );
}

/** Row by row, so that what most people want stands on top. */
function Links({ links, labelledBy }: { readonly links: readonly Link[]; readonly labelledBy: string }) {
  return (
    <ul className="grid grid-cols-4" aria-labelledby={labelledBy}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a className={menuLinkSmall} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
