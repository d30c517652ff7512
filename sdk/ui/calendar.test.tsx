import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Calendar, type CalendarProps } from "./calendar.tsx";

const props: CalendarProps = {
  month: "2026-11",
  chosen: "2026-11-21",
  today: "2026-11-05",
  languageTag: "en-CH",
  dayOf: (date) =>
    date < "2026-11-05"
      ? { kind: "closed" }
      : date === "2026-11-08"
        ? { kind: "sold-out" }
        : { kind: "open", price: "180" },
  describe: (date) => `day ${date}`,
  onChoose: () => {},
  onMonth: () => {},
  firstMonth: "2026-11",
  words: { previousMonth: "Previous month", nextMonth: "Next month", today: "today", soldOut: "sold out" },
};
const cell = (html: string, date: string) => new RegExp(`<span[^>]*data-date="${date}"[^>]*>`).exec(html)?.[0] ?? "";

test("has only the chosen day in the tab order", () => {
  const html = renderToString(<Calendar {...props} />);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
  expect(cell(html, "2026-11-21")).toMatch(/tabindex="0"/i);
  expect(cell(html, "2026-11-21")).toContain('aria-selected="true"');
});

test("has today in the tab order without a chosen day", () => {
  expect(cell(renderToString(<Calendar {...props} chosen={null} />), "2026-11-05")).toMatch(/tabindex="0"/i);
});

test("has the first day in the tab order in another month", () => {
  expect(cell(renderToString(<Calendar {...props} month="2026-12" />), "2026-12-01")).toMatch(/tabindex="0"/i);
});

test("labels sold-out days and disables past ones", () => {
  const html = renderToString(<Calendar {...props} />);
  expect(html).toContain("sold out");
  expect(cell(html, "2026-11-08")).toContain('aria-disabled="true"');
  expect(cell(html, "2026-11-04")).toContain('aria-disabled="true"');
});

test("marks today visibly and for screen readers", () => {
  const html = renderToString(<Calendar {...props} />);
  expect(cell(html, "2026-11-05")).toContain('aria-current="date"');
  expect(html).toContain(">today<");
});
