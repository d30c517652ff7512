import { ArrowRight } from "lucide";
import type { Link, Shell } from "../page.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "./icon.tsx";
import { isListShown } from "./rules.ts";

/** The activities dropdown: places and types, each where there is more than one; a plain link where there is neither (discovery spec §2). */
export function ActivitiesMenu({ shell: { words, paths, places, types } }: { readonly shell: Shell }) {
  const { header } = words;
  if (!isListShown(places) && !isListShown(types)) {
    return (
      <a class="header-item" href={paths.activities}>
        {header.activities}
      </a>
    );
  }
  return (
    <Disclosure class="menu-activities" label={header.activities} hasArrow>
      <div class="menu-columns">
        <Column title={header.places} links={places} />
        <Column title={header.types} links={types} />
      </div>
      <a class="menu-all" href={paths.activities}>
        {header.allActivities}
        <Icon of={ArrowRight} size={16} points />
      </a>
    </Disclosure>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  if (!isListShown(links)) return null;
  return (
    <section class="menu-column">
      <h2>{title}</h2>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a class="menu-link" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
