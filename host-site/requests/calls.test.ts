import { expect, test } from "vitest";
import * as contracts from "../../sdk/contracts/booking-request.ts";
import { answerRequest, getRequest } from "./calls.ts";

test("the page of a request asks where the contracts say", () => {
  expect(contracts.getBookingRequest).toMatchObject(getRequest);
  expect(contracts.answerBookingRequest).toMatchObject(answerRequest);
});
