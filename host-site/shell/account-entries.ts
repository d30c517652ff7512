import { defaultLocale, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { sectionsOf, type AccountSection } from "../routes/account-sections.ts";
import { rankOf, type SignedInUser } from "./visitor.ts";
import type { Role } from "../../sdk/contracts/account.ts";
import type { ShellWords } from "./words.ts";

export type AccountEntry = Exclude<AccountSection, "reviews"> | "chat" | "sign-out";

/** The sections of a role, with affiliate, keys and chat before the settings, and signing out at the end. */
const entriesOf = (role: Role): readonly AccountEntry[] =>
  sectionsOf[role]
    .filter((section) => section !== "reviews")
    .flatMap((section): AccountEntry[] =>
      section === "settings" ? ["affiliate", "api-keys", "chat", section, "sign-out"] : [section],
    );

/** What only the account area's menu has: of the team's sections those that the header has no room for. */
const inAreaOnly: readonly AccountEntry[] = ["chat", "requests", "affiliates", "distributors", "codes", "invoices"];

/**
 * What a visitor's menu leads to, by role (discovery spec §6). Reviews have a page and no entry. Affiliates have one of
 * theirs; `section`, which is open, is in the account area's menu too for somebody who came to apply.
 * A guest has the link that signs in, and nothing here.
 */
export function accountEntries(
  user: Pick<SignedInUser, "roles" | "isAffiliate">,
  place: "header" | "account-area",
  section: AccountSection | null = null,
): readonly AccountEntry[] {
  return entriesOf(rankOf(user)).filter((entry) =>
    entry === "affiliate" || entry === "api-keys"
      ? (user.isAffiliate && (entry === "affiliate" || place === "account-area")) || section === entry
      : place === "account-area" || !inAreaOnly.includes(entry),
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
    title: entry === "sign-out" ? words.signOut : entry === "api-keys" ? words.apiKeys : words[entry],
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
