import { ArrowRight } from "lucide";
import type { Shell } from "../page.ts";
import type { Link } from "../link.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "./icon.tsx";
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
      <a class="header-item" href={paths.activities}>
        {header.activities}
      </a>
    );
  }
  return (
    <Disclosure class="menu-activities" label={header.activities} hasArrow>
      <MenuTabs
        name={header.activities}
        words={header}
        tabs={lists.map(({ id, title, links }) => ({ id, title, panel: <Links links={links} labelledBy={id} /> }))}
      />
      <a class="menu-all" href={paths.activities}>
        {header.allActivities}
        <Icon of={ArrowRight} size={16} points />
      </a>
    </Disclosure>
  );
}

/** Row by row, so that what most people want stands on top. */
function Links({ links, labelledBy }: { readonly links: readonly Link[]; readonly labelledBy: string }) {
  return (
    <ul class="menu-links" aria-labelledby={labelledBy}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a class="menu-link" href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
