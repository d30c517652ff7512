import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "./data-table.tsx";

const entries = [
  { id: 1, title: "Rigi", price: "CHF 49.00" },
  { id: 2, title: "Säntis", price: "CHF 78.00" },
];
const html = renderToString(
  <DataTable
    entries={entries}
    keyOf={({ id }) => id}
    columns={[
      { name: "Activity", renderCell: ({ title }) => title },
      { name: "Price", isNumber: true, renderCell: ({ price }) => price },
    ]}
  />,
);

test("names its columns, and each row by its first cell", () => {
  expect(html.match(/<th [^>]*scope="col"[^>]*>[^<]*/g)?.map((cell) => cell.replace(/.*>/, ""))).toEqual([
    "Activity",
    "Price",
  ]);
  expect(html.match(/<th [^>]*scope="row"[^>]*>[^<]*/g)?.map((cell) => cell.replace(/.*>/, ""))).toEqual([
    "Rigi",
    "Säntis",
  ]);
});

test("repeats a column's name beside each value, for rows that are cards", () => {
  expect(html.match(/data-label="Price"/g)).toHaveLength(entries.length);
  expect(html).not.toContain('data-label="Activity"');
});

test("has figures of one width at the end of a column of numbers", () => {
  expect(/<td[^>]*>/.exec(html)![0]).toMatch(/text-end tabular-nums/);
  expect(html.match(/<th scope="col" [^>]*text-end/g)).toHaveLength(1);
});
