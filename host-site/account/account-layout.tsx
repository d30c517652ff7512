import { type ComponentType, useEffect, useRef, useState } from "react";
import type { AccountBody } from "../pages/account/account.body.ts";
import { sectionsOf, type AccountSection, type RoleSection } from "../routes/account-sections.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { SkeletonBars } from "../../sdk/ui/skeleton-bars.tsx";
import { useAddress } from "../forms/use-address.ts";
import { accountEntries, accountLinks } from "../shell/account-entries.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { rankOf, type SignedInUser } from "../shell/visitor.ts";
import type { ShellWords } from "../shell/words.ts";
import type { Role } from "../../sdk/contracts/account.ts";
import { Activities } from "./activities.tsx";
import { ApiKeys } from "./api-keys/api-keys.tsx";
import { AdminSection } from "./admin-section.tsx";
import { AffiliateSection } from "./affiliate-section.tsx";
import { Booking } from "./bookings/booking.tsx";
import { Bookings } from "./bookings/bookings.tsx";
import { LinkedBooking } from "./bookings/linked-booking.tsx";
import { useAccount } from "../sections/context.ts";
import { InvoicesSection } from "./invoices-section.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { NotForYou } from "./not-for-you.tsx";
import { useOpenRequests } from "../sections/open-requests.ts";
import { Overview } from "./overview.tsx";
import { Reviews } from "./reviews/reviews.tsx";
import { sectionIcons } from "./section-icons.ts";
import { Settings } from "./settings/settings.tsx";
import { NewPassword } from "./sign-in/new-password.tsx";
import { useAccountTitle } from "../sections/use-account-title.ts";
import { useOpened } from "./use-opened.ts";

/** The menu beside what it shows; above it in a narrow window. */
const columns =
  "mt-6 grid grid-cols-[208px_minmax(0,1fr)] gap-x-12 gap-y-8 max-[900px]:mt-1 max-[900px]:grid-cols-[minmax(0,1fr)] max-[900px]:gap-6";
/** Its lists follow its own width, which the menu beside it takes from. */
const contentClasses = "account-content @container/account min-w-0 outline-none";
/** In a narrow window tabs that scroll: the last one fades out where there are more. */
const menuClasses =
  "account-menu print:hidden max-[900px]:-mx-(--side) max-[900px]:scroll-px-14 max-[900px]:overflow-x-auto max-[900px]:border-b max-[900px]:border-line max-[900px]:px-(--side) max-[900px]:[scrollbar-width:none] max-[900px]:[mask-image:linear-gradient(to_right,transparent,#000_16px,#000_calc(100%-40px),transparent)] max-[900px]:rtl:[mask-image:linear-gradient(to_left,transparent,#000_16px,#000_calc(100%-40px),transparent)]";
const menuLink =
  "focus-ring transition-quick -ms-3 flex min-h-11 items-center gap-3 rounded-field px-3 py-2 text-14 font-value text-ink-2 no-underline hover:bg-surface-2 aria-[current]:bg-accent-tint aria-[current]:text-ink not-forced-colors:aria-[current]:[&>svg]:text-accent max-[900px]:m-0 max-[900px]:gap-2 max-[900px]:rounded-none max-[900px]:border-b-2 max-[900px]:border-transparent max-[900px]:px-0 max-[900px]:whitespace-nowrap max-[900px]:hover:bg-transparent max-[900px]:hover:text-ink max-[900px]:focus-visible:-outline-offset-2 max-[900px]:aria-[current]:border-accent max-[900px]:aria-[current]:bg-transparent forced-colors:not-aria-[current]:border-[Canvas] min-[900px]:forced-colors:border-2";

interface AccountLayoutProps {
  readonly user: SignedInUser;
  readonly body: AccountBody;
}

/** The account of the signed-in visitor: its menu, and the section of the address. */
export function AccountLayout({ user, body }: AccountLayoutProps) {
  const { answer, words } = useAccount();
  const { words: shell } = answer.shell;
  const rank = rankOf(user);
  const title = body.section === null ? shell.account.overview : sectionTitleIn(shell.account, body.section);
  useAccountTitle(body.bookingId ? null : `${title} – ${body.title}`);
  const content = useOpened();
  return (
    <div className={`account-layout ${columns}`}>
      <Menu user={user} section={body.section} name={words.menu} />
      <div ref={content} className={contentClasses} tabIndex={-1}>
        <LinkRefused />
        <Content user={user} rank={rank} body={body} />
      </div>
    </div>
  );
}

/** What the menu calls a section. */
function sectionTitleIn(words: ShellWords["account"], section: AccountSection): string {
  return section === "api-keys" ? words.apiKeys : words[section];
}

function Menu({
  user,
  section,
  name,
}: {
  readonly user: SignedInUser;
  readonly section: AccountSection | null;
  readonly name: string;
}) {
  const { answer } = useAccount();
  const { words, paths } = answer.shell;
  const [now] = useState(Date.now);
  const links = accountLinks(accountEntries(user, "account-area", section), {
    words: words.account,
    accountPath: paths.account,
    chatPath: paths.chat,
    locale: answer.locale,
    now,
  });
  const requests = useOpenRequests(rankOf(user) === "admin", section);
  // Scrolls the tabs, not the page, so that the open one is visible where they are wider than the window.
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
    <nav ref={list} className={menuClasses} aria-label={name}>
      <ul className="grid gap-1 max-[900px]:flex max-[900px]:w-max max-[900px]:gap-5">
        {all.map(({ entry, title, url }) => (
          <li key={entry}>
            <a className={menuLink} href={url} aria-current={entry === (section ?? "overview") ? "page" : undefined}>
              <Icon of={sectionIcons[entry]} />
              {title}
              {entry === "requests" && requests !== null && requests > 0 && (
                <span className="ms-auto min-w-6 rounded-chip bg-accent px-2 py-0.5 text-center text-12 font-strong text-on-accent">
                  {requests}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const adminOnly = ["requests", "suppliers", "affiliates", "distributors", "codes"] as const;
type AdminOnly = (typeof adminOnly)[number];
const isAdminOnly = (section: RoleSection): section is AdminOnly => adminOnly.some((each) => each === section);

/** Sections of customers and resellers; an admin's come with the team's code (`AdminSection`). */
const sectionViews: Readonly<Record<Exclude<RoleSection, AdminOnly>, ComponentType>> = {
  activities: Activities,
  bookings: Bookings,
  reviews: () => <Reviews />,
  settings: Settings,
  invoices: InvoicesSection,
};

function Content({ user, rank, body }: AccountLayoutProps & { readonly rank: Role }) {
  const { query } = useAddress();
  const { section, bookingId } = body;
  if (query.get("view") === "new-password")
    return (
      <div className="panel mx-auto mt-2 max-w-[440px]">
        <NewPassword />
      </div>
    );
  if (section === null) return <Overview user={user} rank={rank} />;
  if (section === "affiliate") return <AffiliateSection />;
  if (section === "api-keys") return <ApiKeys />;
  // Customers apply here; the page is in nobody's way who has no company.
  if (section === "invoices" && rank === "customer") return <InvoicesSection />;
  if (!sectionsOf[rank].includes(section)) return <NotForYou />;
  // A link in a mail is about its own item or booking, signed in or not.
  if (section === "reviews" && query.has("token")) return <Reviews token={query.get("token")!} />;
  if (bookingId && query.has("token")) return <LinkedBooking bookingId={bookingId} token={query.get("token")} />;
  if (rank === "admin" && section !== "settings") return <AdminSection section={section} bookingId={bookingId} />;
  if (bookingId) return <Booking bookingId={bookingId} />;
  const Section = isAdminOnly(section) ? NotForYou : sectionViews[section];
  return <Section />;
}

/** The account on its way: menu and content in the shape that they will have. */
export function AccountSkeleton() {
  return (
    <div className={`account-layout ${columns}`} aria-busy="true">
      <div className={`${menuClasses} max-[900px]:min-h-11 max-[900px]:*:hidden`} aria-hidden="true">
        <SkeletonBars widths={["w-7/10", "w-3/5", "w-2/3", "w-1/2"]} />
      </div>
      <div className={contentClasses}>
        <SkeletonBars widths={["w-2/5"]} />
        <RowsSkeleton rows={3} />
      </div>
    </div>
  );
}
