import { defaultLocale, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { sectionsOf, type AccountSection } from "../routes/account-sections.ts";
import { rankOf, type SignedInUser } from "./visitor.ts";
import type { Role } from "../../sdk/contracts/account.ts";
import type { ShellWords } from "./words.ts";

export type AccountEntry = Exclude<AccountSection, "reviews"> | "chat" | "sign-out";

/** The sections of a role, with chat before the settings, and signing out at the end. */
const entriesOf = (role: Role): readonly AccountEntry[] =>
  sectionsOf[role]
    .filter((section) => section !== "reviews")
    .flatMap((section): AccountEntry[] => (section === "settings" ? ["chat", section, "sign-out"] : [section]));

/**
 * What a visitor's menu leads to, by role (discovery spec §6). Reviews have a page and no entry; chat and the team's
 * requests are for the account area's menu alone.
 * A guest has the link that signs in, and nothing here.
 */
export function accountEntries(
  user: Pick<SignedInUser, "roles">,
  place: "header" | "account-area",
): readonly AccountEntry[] {
  return entriesOf(rankOf(user)).filter(
    (entry) => place === "account-area" || !(entry === "chat" || entry === "requests"),
  );
}

export interface EntryLink {
  readonly entry: AccountEntry;
  readonly title: string;
  readonly url: string;
}

/** The entries as links. */
export function accountLinks(
  entries: readonly AccountEntry[],
  {
    words,
    accountPath,
    chatPath,
    locale,
    now,
  }: { words: ShellWords["account"]; accountPath: string; chatPath: string; locale: Locale; now: number },
): readonly EntryLink[] {
  const urls: Partial<Record<AccountEntry, string>> = { chat: chatPath, "sign-out": signOutAddress(locale, now) };
  return entries.map((entry) => ({
    entry,
    title: entry === "sign-out" ? words.signOut : words[entry],
    url: urls[entry] ?? `${accountPath}/${entry}`,
  }));
}

/**
 * Signing out is a navigation (discovery spec §2): `t` keeps it out of caches, and a locale with a prefix says where to
 * return to. `now`: milliseconds since 1970.
 */
export function signOutAddress(locale: Locale, now: number): string {
  const query = new URLSearchParams({ t: String(now) });
  if (locale !== defaultLocale) query.set("returnTo", prefixOf(locale));
  return `/api/auth/logout?${query}`;
}
