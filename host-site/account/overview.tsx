import { ChevronRight, Mountain } from "lucide";
import { useEffect, useRef } from "preact/hooks";
import type { AccountSection } from "../body.ts";
import { takeBeginning } from "../client/session-change.ts";
import { ask } from "../forms/ask.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { fill } from "../shell/fill.ts";
import { Icon } from "../shell/icon.tsx";
import type { Role, SignedIn } from "../shell/visitor.ts";
import { AdminSection } from "./admin-section.tsx";
import { NextCard } from "./bookings/next-card.tsx";
import { nextOf } from "./bookings/next-of.ts";
import { getMe, listAccountBookings } from "./calls.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import { useAccount } from "./context.ts";
import { Empty } from "./empty.tsx";
import { sectionIcons } from "./section-icons.ts";
import { sectionsOf } from "./sections.ts";

/** Where somebody who has signed in arrives: what comes next, and the ways on. */
export function Overview({ user, rank }: { readonly user: SignedIn; readonly rank: Role }) {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { paths } = answer.shell;
  const name = user.name.split(" ")[0] ?? "";
  const greeting = useRef<HTMLHeadingElement>(null);
  // Signing in loads the page anew: without this the focus would be at its beginning.
  useEffect(() => {
    // A word on a link that did nothing has the focus itself.
    if (takeBeginning() && !new URLSearchParams(location.search).has("error")) greeting.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={greeting} class="section-title" tabIndex={-1}>
        {name ? fill(words.greeting, { name }) : words.greetingPlain}
      </h2>
      {rank === "admin" ? <AdminSection section="activities" bookingId={null} isOverview /> : <NextUp />}
      <ul class="entries">
        {sectionsOf[rank].map((section) => (
          <li key={section}>
            <a class="entry" href={`${paths.account}/${section}`}>
              <Icon of={sectionIcons[section]} />
              <span>
                <strong>{answer.shell.words.account[section]}</strong>
                <span>{lineOf(section, rank, words.lines)}</span>
              </span>
              <Icon of={ChevronRight} size={16} points />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function lineOf(
  section: AccountSection,
  rank: Role,
  lines: ReturnType<typeof useAccount>["words"]["overview"]["lines"],
): string {
  if (rank !== "admin") return lines[section];
  return {
    activities: lines.adminActivities,
    bookings: lines.adminBookings,
    requests: lines.requests,
    suppliers: lines.suppliers,
    reviews: lines.adminReviews,
    settings: lines.settings,
  }[section];
}

/** The next booked day, or an invitation. */
function NextUp() {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { loaded, retry } = useLoaded("next", async () => {
    const [{ user }, { bookings }] = await Promise.all([ask(getMe), ask(listAccountBookings, { query: {} })]);
    const now = Date.now();
    return { user, now, next: nextOf(bookings, now) };
  });
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={1} hasPicture />}>
      {({ user, now, next }) => (
        <>
          {user && !user.isEmailConfirmed && <ConfirmAddress email={user.email} />}
          {next ? (
            <section class="next-up" aria-labelledby="next-up">
              <h3 id="next-up">{words.next}</h3>
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
        </>
      )}
    </WithLoaded>
  );
}
