import { expect, test } from "vitest";
import { views } from "./views.ts";

test("each kind of page loads a view whose schema takes its own name alone", async () => {
  for (const [name, view] of Object.entries(views)) {
    const { Body } = await view.load();
    expect([name, "entries" in Body && Body.entries]).toMatchObject([name, { view: { literal: name } }]);
  }
});
