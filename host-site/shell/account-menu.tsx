import { UserRound } from "lucide";
import { headerIcon, menuLink } from "./classes.ts";
import { useContext, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { accountEntries, accountLinks } from "./account-entries.ts";
import { Disclosure } from "./disclosure.tsx";
import { fill } from "./fill.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { VisitorContext, type SignedInUser } from "./visitor.ts";

/**
 * The account's part of the header: a sign-in link, or the menu of the signed-in visitor (discovery spec §6). Both are
 * a square of 44 px, so that nothing shifts.
 */
export function AccountMenu({ answer }: { readonly answer: PageAnswer }) {
  const { user } = useContext(VisitorContext);
  const { words, paths } = answer.shell;
  if (user === null || user === "unknown") {
    return (
      <a
        className={`${headerIcon} max-[768px]:hidden`}
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
      className="menu-account max-[768px]:hidden"
      panel="end-0 min-w-60 overflow-y-auto p-2"
      name={fill(words.account.menuOf, { name: user.name })}
      label={<Face user={user} />}
    >
      <AccountLinks answer={answer} user={user} padding="px-3" link={menuLink} />
    </Disclosure>
  );
}

interface AccountLinksProps {
  readonly answer: PageAnswer;
  readonly user: SignedInUser;
  /** Classes of the space at the sides, and of a link. */
  readonly padding: string;
  readonly link: string;
}

/** The visitor's name, which links to the overview, and below it the account's links. */
export function AccountLinks({ answer, user, padding, link }: AccountLinksProps) {
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
      <a
        className={`group/person mb-2 block border-b border-line pt-2 pb-3 text-14 wrap-anywhere text-ink-2 no-underline focus-visible:-outline-offset-2 ${padding}`}
        href={paths.account}
      >
        <strong className="block text-16 font-strong text-ink group-hover/person:underline">
          <bdi>{user.name}</bdi>
        </strong>
        <bdi>{user.email}</bdi>
        <span className="sr-only">, {words.account.overview}</span>
      </a>
      <ul>
        {links.map(({ entry, title, url }) => (
          <li key={entry}>
            <a className={`${link} ${padding}`} href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Their picture, or the icon. The button around it has the name. */
function Face({ user }: { readonly user: SignedInUser }) {
  if (!user.picture) return <Icon of={UserRound} />;
  return (
    <img
      className="-m-1 size-8 rounded-chip object-cover"
      src={user.picture}
      alt=""
      width={32}
      height={32}
      referrerPolicy="no-referrer"
    />
  );
}
