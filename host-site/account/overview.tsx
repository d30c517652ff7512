import { ChevronRight, Mountain } from "lucide";
import { useEffect, useRef } from "react";
import { sectionsOf, type RoleSection } from "../routes/account-sections.ts";
import { takeBeginning } from "../client/session-change.ts";
import { callApi } from "../api.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { fill } from "../shell/fill.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import type { SignedInUser } from "../shell/visitor.ts";
import type { Role } from "../../sdk/contracts/account.ts";
import { AdminSection } from "./admin-section.tsx";
import { NextCard } from "./bookings/next-card.tsx";
import { nextOf } from "./bookings/next-of.ts";
import { getMe, listAccountBookings } from "../../sdk/contracts/calls/account.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import { useAccount } from "../sections/context.ts";
import { Empty } from "../lists/empty.tsx";
import { sectionIcons } from "./section-icons.ts";
import { partTitle, quiet, sectionTitle } from "../sections/classes.ts";

/** The page after signing in: the next booking, and links onwards. */
export function Overview({ user, rank }: { readonly user: SignedInUser; readonly rank: Role }) {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { paths } = answer.shell;
  const sections: readonly (RoleSection | "affiliate")[] = user.isAffiliate
    ? [...sectionsOf[rank], "affiliate"]
    : sectionsOf[rank];
  const name = user.name.split(" ")[0] ?? "";
  const greeting = useRef<HTMLHeadingElement>(null);
  // Signing in loads the page anew: without this the focus would be at its beginning.
  useEffect(() => {
    // A word on a link that did nothing has the focus itself.
    if (takeBeginning() && !new URLSearchParams(location.search).has("error")) greeting.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={greeting} className={sectionTitle} tabIndex={-1}>
        {name ? fill(words.greeting, { name }) : words.greetingPlain}
      </h2>
      {rank === "admin" ? <AdminSection section="activities" bookingId={null} isOverview /> : <NextUp />}
      <ul
        className={`grid gap-4 max-[640px]:gap-0 max-[640px]:divide-y max-[640px]:divide-line max-[640px]:border-y max-[640px]:border-line ${entryColumns} ${afterWait}`}
      >
        {sections.map((section) => (
          <li key={section}>
            <a className={entryClasses} href={`${paths.account}/${section}`}>
              <Icon of={sectionIcons[section]} className="text-accent" />
              <span className="min-w-0 grow">
                <strong className="block text-16 font-strong">{answer.shell.words.account[section]}</strong>
                <span className={`block ${quiet}`}>{lineOf(section, rank, words.lines)}</span>
              </span>
              <Icon of={ChevronRight} size={16} points className="text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function lineOf(
  section: RoleSection | "affiliate",
  rank: Role,
  lines: ReturnType<typeof useAccount>["words"]["overview"]["lines"],
): string {
  if (rank !== "admin") return lines[section];
  return {
    activities: lines.adminActivities,
    bookings: lines.adminBookings,
    requests: lines.requests,
    affiliate: lines.affiliate,
    suppliers: lines.suppliers,
    affiliates: lines.affiliates,
    distributors: lines.distributors,
    codes: lines.codes,
    invoices: lines.adminInvoices,
    reviews: lines.adminReviews,
    settings: lines.settings,
  }[section];
}

/** As many beside each other as fit; four stand two by two. */
const entryColumns =
  "grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] min-[900px]:has-[>:nth-child(4):last-child]:grid-cols-2";
/** They come with what stands above them, a skeleton until then: nothing moves. */
const afterWait = "[.account-content:has([role=status]+[aria-hidden])>&]:hidden";
/** A card; on a phone a line between hairlines. */
const entryClasses =
  "focus-ring transition-quick flex h-full items-center gap-4 rounded-card border border-line p-5 no-underline hover:border-edge hover:bg-surface-2 max-[640px]:rounded-none max-[640px]:border-0 max-[640px]:px-0 max-[640px]:py-4 max-[640px]:hover:bg-transparent";

/** The next booked day, or an invitation. */
function NextUp() {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { loaded, retry } = useLoaded("next", async () => {
    const [{ user }, { bookings }] = await Promise.all([callApi(getMe), callApi(listAccountBookings, { query: {} })]);
    const now = Date.now();
    return { user, now, next: nextOf(bookings, now) };
  });
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={1} hasPicture />}>
      {({ user, now, next }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {user && !user.isEmailConfirmed && <ConfirmAddress email={user.email} />}
          {next ? (
            <section aria-labelledby="next-up">
              <h3 id="next-up" className={`mb-3 ${partTitle}`}>
                {words.next}
              </h3>
              <NextCard next={next} now={now} />
            </section>
          ) : (
            <Empty
              icon={Mountain}
              title={words.nothingTitle}
              text={words.nothing}
              action={{ title: words.toActivities, url: answer.shell.paths.activities }}
            />
          )}
        </div>
      )}
    </WithLoaded>
  );
}
