import { UserRound } from "lucide";
import { useContext, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { accountEntries, accountLinks } from "./account-entries.ts";
import { Disclosure } from "./disclosure.tsx";
import { fill } from "./fill.ts";
import { Icon } from "./icon.tsx";
import { VisitorContext, type SignedIn } from "./visitor.ts";

/**
 * The visitor's own corner: the link that signs in, or the menu of who has (discovery spec §6). Both are one square of
 * 44 px: nothing moves.
 */
export function AccountMenu({ answer }: { readonly answer: PageAnswer }) {
  const { user } = useContext(VisitorContext);
  const { words, paths } = answer.shell;
  if (user === null || user === "unknown") {
    return (
      <a
        class="header-item header-icon"
        href={paths.account}
        aria-label={words.account.signIn}
        title={words.account.signIn}
      >
        <Icon of={UserRound} />
      </a>
    );
  }
  return (
    <Disclosure
      class="menu-account"
      name={fill(words.account.menuOf, { name: user.name })}
      label={<Face user={user} />}
    >
      <AccountLinks answer={answer} user={user} />
    </Disclosure>
  );
}

/** Who is signed in, which leads to the overview, and below it where they may go. */
export function AccountLinks({ answer, user }: { readonly answer: PageAnswer; readonly user: SignedIn }) {
  const { words, paths } = answer.shell;
  const [now] = useState(Date.now);
  const links = accountLinks(accountEntries(user, "header"), {
    words: words.account,
    accountPath: paths.account,
    chatPath: paths.chat,
    locale: answer.locale,
    now,
  });
  return (
    <>
      <a class="menu-who" href={paths.account}>
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
        <bdi>{user.email}</bdi>
        <span class="unseen">, {words.account.overview}</span>
      </a>
      <ul>
        {links.map(({ entry, title, url }) => (
          <li key={entry}>
            <a class="menu-link" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Their picture, or the icon. The button around it has the name. */
function Face({ user }: { readonly user: SignedIn }) {
  if (!user.picture) return <Icon of={UserRound} />;
  return <img class="face" src={user.picture} alt="" width={32} height={32} referrerpolicy="no-referrer" />;
}
