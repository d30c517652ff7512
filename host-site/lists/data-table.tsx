import type { ReactNode } from "react";

interface Column<Entry> {
  readonly name: string;
  /** Counts and amounts: figures of one width, at the column's end. */
  readonly isNumber?: boolean;
  readonly renderCell: (entry: Entry) => ReactNode;
}

interface DataTableProps<Entry> {
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string | number;
  /** The first has what an entry is called, and its link (`entryLink`). */
  readonly columns: readonly [Column<Entry>, ...Column<Entry>[]];
}

/** The link of an entry; where entries are cards, the card is the link. */
export const entryLink =
  "no-underline underline-offset-3 hover:underline @max-[760px]/account:after:absolute @max-[760px]/account:after:inset-0";
/** A second line in a cell. */
export const cellNote = "block text-14 font-text text-ink-2";
/** A date and its time, in one line where the table has room for it: from 960 px, with larger text from more. */
export const cellDate = "@min-[60em]/account:whitespace-nowrap";

/** An e-mail address as a second line: in full in a card, shortened in a table. */
export function CellEmail({ email }: { readonly email: string }) {
  return (
    <bdi
      className={`${cellNote} @min-[760px]/account:max-w-44 @min-[760px]/account:truncate @min-[960px]/account:max-w-56`}
      title={email}
    >
      {email}
    </bdi>
  );
}

/* A column is at least as wide as its name: words break where there is no other way. */
const headCell = "border-b border-line px-3 py-2 font-value wrap-break-word text-ink-2 first:ps-0 last:pe-0";
const entryRow =
  "relative gap-x-8 gap-y-1 border-b border-line py-4 @max-[760px]/account:grid @max-[760px]/account:grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]";
const titleCell =
  "py-3.5 pe-3 text-start align-top font-value hyphens-auto wrap-anywhere rtl:text-right @max-[760px]/account:col-span-full @max-[760px]/account:p-0 @max-[760px]/account:pb-1 @max-[760px]/account:text-16 @max-[760px]/account:font-strong";
/*
 * In a card the column's name stands before the value: in two columns of cards beside it, in one at the other side. A
 * right-to-left page says its sides itself, since words of another direction keep their own order.
 */
const valueCell =
  "px-3 py-3.5 align-top wrap-anywhere last:pe-0 [&_bdi]:hyphens-auto @max-[760px]/account:flex @max-[760px]/account:items-start @max-[760px]/account:justify-between @max-[760px]/account:gap-4 @max-[760px]/account:p-0 @max-[760px]/account:empty:hidden @max-[760px]/account:*:min-w-0 @max-[760px]/account:before:flex-none @max-[760px]/account:before:text-start @max-[760px]/account:before:text-ink-2 @max-[760px]/account:before:content-[attr(data-label)] @min-[560px]/account:justify-start @min-[560px]/account:before:min-w-22";
const wordsCell = "text-start rtl:text-right @max-[560px]/account:text-end @max-[560px]/account:rtl:text-left";
const figuresCell =
  "text-end tabular-nums rtl:text-left @min-[760px]/account:whitespace-nowrap @min-[560px]/account:@max-[760px]/account:text-start @min-[560px]/account:@max-[760px]/account:rtl:text-right";

/** A table; where its place is narrow its lines become cards. */
export function DataTable<Entry>({ entries, keyOf, columns }: DataTableProps<Entry>) {
  const [first, ...others] = columns;
  return (
    <table className="w-full border-collapse text-14">
      <thead className="@max-[760px]/account:sr-only">
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th
              key={name}
              scope="col"
              className={`${headCell} ${isNumber ? "text-end whitespace-nowrap" : "text-start"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((each) => (
          <tr key={keyOf(each)} className={entryRow}>
            <th scope="row" className={titleCell}>
              {first.renderCell(each)}
            </th>
            {others.map(({ name, isNumber, renderCell }) => (
              <td key={name} data-label={name} className={`${valueCell} ${isNumber ? figuresCell : wordsCell}`}>
                {renderCell(each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
