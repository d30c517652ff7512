import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { answerFor } from "../shell/answer.fixture.ts";
import { NeedsScripts } from "./needs-scripts.tsx";
import { views } from "./views.ts";

test("a page that is a visitor's own says that it needs scripts, whatever its kind; a text does not", () => {
  const noticeOf = (view: string) => renderToString(<NeedsScripts answer={{ ...answerFor("text"), body: { view } }} />);
  const { words } = answerFor("text").shell;
  const personal = Object.entries(views).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
  expect(personal).toContain("account");
  for (const view of personal) expect(noticeOf(view)).toContain(words.withoutScripts.page);
  expect(noticeOf("text")).toBe("");
});
