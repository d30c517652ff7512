import { expect, test } from "vitest";
import * as admin from "../../sdk/contracts/admin.ts";
import * as calls from "./calls.ts";

test("the team's pages ask where the contracts say", () => {
  const contracts: Record<string, unknown> = { ...admin };
  for (const [name, { method, path }] of Object.entries(calls))
    expect(contracts[name], name).toMatchObject({ method, path });
});
