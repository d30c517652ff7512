import { inTurn } from "../client/in-turn.ts";
import type { Shell } from "../page.ts";

interface LinkListsProps {
  readonly title: string;
  readonly lists: Shell["linkLists"];
}

/**
 * Internal links by category, above the footer (discovery spec §2): for who has read to the end and wants more, and for
 * engines.
 */
export function LinkLists({ title, lists }: LinkListsProps) {
  const shown = lists.filter(({ links }) => links.length > 0);
  return shown.length === 0 ? null : <Lists title={title} lists={shown} />;
}

const Lists = inTurn(function Lists({ title, lists }: LinkListsProps) {
  return (
    <nav class="link-lists" aria-label={title}>
      <div class="shell-wrap">
        {lists.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <ul>
              {list.links.map((link) => (
                <li key={link.url}>
                  <a class="footer-link" href={link.url}>
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
