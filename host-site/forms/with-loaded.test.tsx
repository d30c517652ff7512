import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "../../sdk/client/api-error.ts";
import { FormContext } from "./form-context.ts";
import type { LoadState } from "./use-loaded.ts";
import { WithLoaded } from "./with-loaded.tsx";
import { words } from "./words.ts";

const shown = (loaded: LoadState<string>) =>
  renderToString(
    <FormContext.Provider value={{ locale: "en_CH", words }}>
      <WithLoaded loaded={loaded} retry={() => {}} skeleton={<i>bones</i>}>
        {(data) => <b>{data}</b>}
      </WithLoaded>
    </FormContext.Provider>,
  );

test("what is waited for is announced: nothing around the live region says that it is busy", () => {
  const html = shown({ state: "loading" });
  expect(html).toMatch(/<p role="status"[^>]*>One moment</);
  expect(html).not.toContain("aria-busy");
});

test("a failure is an alert with a button that tries again", () => {
  const html = shown({ state: "failed", refusal: new ApiError(0, "unreachable", "") });
  expect(html).toContain('role="alert"');
  expect(html).toContain("We can’t be reached right now.");
  expect(html).toMatch(/<button[^>]*>.*Try again/);
});

test("data is shown, also while newer data is on its way", () => {
  expect(shown({ state: "shown", data: "Rigi", isOld: false })).toContain("<b>Rigi</b>");
  expect(shown({ state: "shown", data: "Rigi", isOld: true })).toContain("<b>Rigi</b>");
});
