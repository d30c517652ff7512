import type { PageAnswer } from "../page.ts";

/** The top of every page: the way home, the search, and all that leads elsewhere. */
export function Header({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  return (
    <header class="header">
      <a href={paths.homepage}>{words.home}</a>
    </header>
  );
}
