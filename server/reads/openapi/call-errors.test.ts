import { expect, test } from "vitest";
import type { Call } from "../../../sdk/contracts/call.ts";
import * as calls from "../../../sdk/contracts/calls/index.ts";
import type { ErrorCode } from "../../../sdk/contracts/errors.ts";
import { callDocs, type CallDoc } from "./call-docs.ts";
import { keeps } from "./code-exceptions.fixture.ts";
import { codesByCall, codesOfAccess, keptCodes } from "./codes-in-reach.fixture.ts";
import { generalErrors } from "./general-errors.ts";

const callsByName = new Map(Object.entries<Call>(calls));
const answered = codesByCall();
const documented = Object.entries<CallDoc>(callDocs).map(([name, { errors = [] }]) => {
  const call = callsByName.get(name)!;
  return { name, call, errors, general: generalErrors(call) };
});
const isAccess = ({ call, name }: (typeof documented)[number]) => call.path.startsWith("/auth/") && !answered.has(name);
const sorted = (codes: Iterable<ErrorCode>) => [...new Set(codes)].toSorted();

test.each(documented.filter((each) => !isAccess(each)))(
  "the reference has the codes that the route of $name answers with, and no others",
  ({ name, errors, general }) => {
    const own = (codes: Iterable<ErrorCode>) => sorted(codes).filter((code) => !general.includes(code));
    expect(answered.has(name), "it has a route").toBe(true);
    expect(own(errors)).toEqual(own(answered.get(name)!));
  },
);

test.each(documented.filter(isAccess))(
  "the reference has for $name no codes but those that signing in answers with",
  ({ errors }) => {
    const possible = codesOfAccess();
    expect(errors.filter((code) => !possible.has(code))).toEqual([]);
  },
);

test("every exception is needed", () => {
  const listed = Object.entries(keeps).flatMap(([id, { codes }]) => codes.map((code) => `${id} ${code}`));
  expect([...keptCodes].toSorted()).toEqual(listed.toSorted());
});
