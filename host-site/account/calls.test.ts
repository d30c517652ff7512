import { expect, test } from "vitest";
import * as access from "../../sdk/contracts/account-access.ts";
import * as data from "../../sdk/contracts/account-data.ts";
import * as account from "../../sdk/contracts/account.ts";
import { getBooking } from "../../sdk/contracts/booking.ts";
import { cancelBooking, cancelItems } from "../../sdk/contracts/cancel.ts";
import * as manage from "../../sdk/contracts/manage.ts";
import * as calls from "./calls.ts";

test("the account's pages ask where the contracts say", () => {
  const contracts: Record<string, unknown> = {
    ...access,
    ...account,
    ...data,
    ...manage,
    getBooking,
    cancelBooking,
    cancelItems,
  };
  for (const [name, { method, path }] of Object.entries(calls))
    expect(contracts[name], name).toMatchObject({ method, path });
});
