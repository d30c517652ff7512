import type { ReferenceRows } from "./reference-rows.ts";

interface ReferenceTableProps extends ReferenceRows {
  /** What the table lists. */
  readonly label: string;
}

/** Rows side by side where there is room, one below the other on a phone, each cell with its column's name. */
export function ReferenceTable({ label, columns, rows }: ReferenceTableProps) {
  return (
    <table aria-label={label} className="w-full text-start text-14 max-[640px]:block">
      <thead className="max-[640px]:sr-only">
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className="py-2 pe-6 text-start align-top font-strong text-ink-2">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-[640px]:block">
        {rows.map((cells) => (
          <tr key={cells[0]} className="border-t border-line max-[640px]:block max-[640px]:py-3">
            {cells.map((cell, index) => (
              <Cell key={columns[index]!.title} column={columns[index]!} place={index} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly column: ReferenceRows["columns"][number];
  /** Which column it is: the first names the row, text in the second explains it without another name. */
  readonly place: number;
  readonly text: string;
}

function Cell({ column, place, text }: CellProps) {
  const isFirst = place === 0;
  const classes =
    "max-w-measure py-2 pe-6 text-start align-top wrap-break-word last:pe-0 max-[640px]:block max-[640px]:pe-0 max-[640px]:py-0.5";
  const breaks = isFirst ? "wrap-anywhere min-[640px]:whitespace-nowrap" : "wrap-anywhere";
  const shown = column.isCode ? <code className={breaks}>{text}</code> : text;
  if (isFirst)
    return (
      <th scope="row" className={`${classes} font-strong`}>
        {shown}
      </th>
    );
  return (
    <td className={`${classes} ${text === "" ? "max-[640px]:hidden" : ""}`}>
      {(place > 1 || column.isCode) && (
        <span aria-hidden className="hidden text-ink-2 max-[640px]:inline">
          {column.title}:{" "}
        </span>
      )}
      {shown}
    </td>
  );
}
