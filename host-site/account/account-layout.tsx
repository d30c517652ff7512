import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AccountSection, BodyOf } from "../body.ts";
import { Bars, RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { accountEntries, accountLinks } from "../shell/account-entries.ts";
import { Icon } from "../shell/icon.tsx";
import { rankOf, type Role, type SignedIn } from "../shell/visitor.ts";
import { Activities } from "./activities.tsx";
import { AdminSection } from "./admin-section.tsx";
import { Booking } from "./bookings/booking.tsx";
import { Bookings } from "./bookings/bookings.tsx";
import { LinkedBooking } from "./bookings/linked-booking.tsx";
import { useAccount } from "./context.ts";
import { LinkRefused } from "./link-refused.tsx";
import { NotForYou } from "./not-for-you.tsx";
import { useOpenRequests } from "./open-requests.ts";
import { Overview } from "./overview.tsx";
import { Reviews } from "./reviews/reviews.tsx";
import { sectionIcons } from "./section-icons.ts";
import { sectionsOf } from "./sections.ts";
import { Settings } from "./settings/settings.tsx";
import { NewPassword } from "./sign-in/new-password.tsx";
import { useOpened } from "./use-opened.ts";

interface AccountLayoutProps {
  readonly user: SignedIn;
  readonly body: BodyOf<"account">;
}

/** The account of who is signed in: its menu, and the section of the address. */
export function AccountLayout({ user, body }: AccountLayoutProps) {
  const { answer, words } = useAccount();
  const { words: shell } = answer.shell;
  const rank = rankOf(user);
  const title = body.section === null ? shell.account.overview : shell.account[body.section];
  useEffect(() => {
    document.title = `${title} – ${body.title}`;
  }, [title]);
  const content = useOpened();
  return (
    <div class="account-layout">
      <Menu user={user} section={body.section} name={words.menu} />
      <div ref={content} class="account-content" tabIndex={-1}>
        <LinkRefused />
        <Content user={user} rank={rank} body={body} />
      </div>
    </div>
  );
}

function Menu({
  user,
  section,
  name,
}: {
  readonly user: SignedIn;
  readonly section: AccountSection | null;
  readonly name: string;
}) {
  const { answer } = useAccount();
  const { words, paths } = answer.shell;
  const [now] = useState(Date.now);
  const links = accountLinks(accountEntries(user, "account-area"), {
    words: words.account,
    accountPath: paths.account,
    chatPath: paths.chat,
    locale: answer.locale,
    now,
  });
  const requests = useOpenRequests(rankOf(user) === "admin", section);
  // Where the tabs are wider than the window, the one that is open is seen; the page itself stays where it is.
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = list.current!;
    const open = menu.querySelector<HTMLElement>("[aria-current]");
    if (open)
      menu.scrollLeft +=
        open.getBoundingClientRect().left +
        open.offsetWidth / 2 -
        menu.getBoundingClientRect().left -
        menu.clientWidth / 2;
  }, [section]);
  const all = [{ entry: "overview" as const, title: words.account.overview, url: paths.account }, ...links];
  return (
    <nav ref={list} class="account-menu" aria-label={name}>
      <ul>
        {all.map(({ entry, title, url }) => (
          <li key={entry}>
            <a href={url} aria-current={entry === (section ?? "overview") ? "page" : undefined}>
              <Icon of={sectionIcons[entry]} />
              {title}
              {entry === "requests" && requests !== null && requests > 0 && <span class="menu-count">{requests}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sections for everybody who has them; an admin's are in a room of their own, which comes when one is there. */
const sectionViews: Readonly<Record<Exclude<AccountSection, "suppliers" | "requests">, ComponentType>> = {
  activities: Activities,
  bookings: Bookings,
  reviews: () => <Reviews />,
  settings: Settings,
};

function Content({ user, rank, body }: AccountLayoutProps & { readonly rank: Role }) {
  const { query } = useAddress();
  const { section, bookingId } = body;
  if (query.get("view") === "new-password")
    return (
      <div class="panel">
        <NewPassword />
      </div>
    );
  if (section === null) return <Overview user={user} rank={rank} />;
  if (!sectionsOf[rank].includes(section)) return <NotForYou />;
  // A link in a mail is about its own item or booking, whoever opens it.
  if (section === "reviews" && query.has("token")) return <Reviews token={query.get("token")!} />;
  if (bookingId && query.has("token")) return <LinkedBooking bookingId={bookingId} token={query.get("token")} />;
  if (rank === "admin" && section !== "settings") return <AdminSection section={section} bookingId={bookingId} />;
  if (bookingId) return <Booking bookingId={bookingId} />;
  const Room = section === "suppliers" || section === "requests" ? NotForYou : sectionViews[section];
  return <Room />;
}

/** The account on its way: menu and content in the shape that they will have. */
export function AccountSkeleton() {
  return (
    <div class="account-layout" aria-busy="true">
      <div class="account-menu account-menu-skeleton" aria-hidden="true">
        <Bars widths={["72%", "60%", "66%", "48%"]} />
      </div>
      <div class="account-content">
        <Bars widths={["40%"]} />
        <RowsSkeleton rows={3} />
      </div>
    </div>
  );
}
