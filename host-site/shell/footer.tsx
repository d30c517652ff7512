import type { PageAnswer } from "../page.ts";

/** The end of every page: lists of links, the newsletter, ways to pay. Nothing in widget mode. */
export function Footer({ answer }: { readonly answer: PageAnswer }) {
  return <footer class="footer">{answer.shell.words.footer.tagline}</footer>;
}
