import { Inbox, SearchX } from "lucide";
import { type ReactNode, useRef } from "react";
import type { Page } from "../../sdk/contracts/admin/paging.ts";
import { useAccount } from "../sections/context.ts";
import { Empty } from "../lists/empty.tsx";
import { Paging } from "../forms/paging.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { counted } from "../shell/fill.ts";
import { useAdminWords } from "./context.ts";

interface ListingProps<Entry> {
  /** The list's query: another one loads it again. */
  readonly question: Readonly<Record<string, string>>;
  readonly load: () => Promise<Page<Entry>>;
  /** The text of an empty list without filters. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly children: (
    entries: readonly Entry[],
    replace: (entry: Entry, same: (entry: Entry) => boolean) => void,
  ) => ReactNode;
}

/** A list without entries: nothing that fits, with the way back to all; or nothing at all so far. */
function Nothing({
  isNarrowed,
  empty,
}: {
  readonly isNarrowed: boolean;
  readonly empty: ListingProps<unknown>["empty"];
}) {
  const words = useAdminWords();
  return isNarrowed ? (
    <Empty
      icon={SearchX}
      title={words.nothingTitle}
      text={words.nothing}
      other={{ title: words.clear, url: location.pathname }}
    />
  ) : (
    <Empty icon={Inbox} title={empty?.title ?? words.noneTitle} text={empty?.text ?? words.none} />
  );
}

/** A query that does not filter. */
const unasked: Readonly<Record<string, string>> = { page: "1", state: "all", dates: "booked" };

function isNarrowed(question: Readonly<Record<string, string>>): boolean {
  return Object.entries(question).some(([name, value]) => name !== "locale" && value !== "" && value !== unasked[name]);
}

/** The list that was shown last: on the way back from one of its entries it stands at once, as high as it was. */
let last: { readonly key: string; readonly page: Page<unknown> } | null = null;

/** One of the team's lists: how many, the entries, and the pages. Where it is empty, the way back to all. */
export function Listing<Entry>({ question, load, empty, children }: ListingProps<Entry>) {
  const { answer } = useAccount();
  const words = useAdminWords();
  const top = useRef<HTMLParagraphElement>(null);
  const key = `${location.pathname} ${JSON.stringify(question)}`;
  const known = last?.key === key ? (last.page as Page<Entry>) : undefined;
  const { loaded, retry, replace } = useLoaded(key, () => load().then((page) => (last = { key, page }).page), known);
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={8} />}>
      {(page) => (
        <>
          <p ref={top} className="mb-3 text-14 text-ink-2" role="status" tabIndex={-1}>
            {counted(words.count, page.total, answer.locale)}
          </p>
          {page.entries.length === 0 ? (
            <Nothing isNarrowed={isNarrowed(question)} empty={empty} />
          ) : (
            children(page.entries, (entry, same) =>
              replace({ ...page, entries: page.entries.map((each) => (same(each) ? entry : each)) }),
            )
          )}
          <Paging
            {...page}
            onTurn={() => {
              top.current?.focus();
              top.current?.scrollIntoView({ block: "center" });
            }}
          />
        </>
      )}
    </WithLoaded>
  );
}
