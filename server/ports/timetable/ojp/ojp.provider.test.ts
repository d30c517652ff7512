import { expect, test } from "vitest";
import { readEnv } from "../../../env.ts";
import { createLog } from "../../../log.ts";
import { WrongSetting } from "../../../settings/wrong-setting.ts";
import { openTimetable } from "../../open.ts";

const deps = {
  clock: { now: () => 0 },
  log: createLog("silent"),
  worker: new URL("../../../timetable-worker.ts", import.meta.url),
};
const open = async (settings: Record<string, string>) =>
  openTimetable(readEnv({ CSRF_SECRET: "a secret for tests", ...settings }), deps);

test("a token chooses OJP, which is the Swiss service unless another is named", async () => {
  const timetable = await open({ OJP_TOKEN: "token" });
  expect(timetable.name).toBe("ojp");
  expect((await timetable.facts()).source).toBe("opentransportdata.swiss");
  const other = await open({ OJP_TOKEN: "token", OJP_URL: "https://ojp.example/ojp20", OJP_REQUESTOR: "my-shop" });
  expect((await other.facts()).source).toBe("ojp.example");
});

test("an address without a token ends the start with a line", async () => {
  await expect(open({ OJP_URL: "https://ojp.example/" })).rejects.toThrow(WrongSetting);
  await expect(open({ OJP_URL: "https://ojp.example/" })).rejects.toThrow("OJP_TOKEN is missing");
});

test.each([
  ["OJP_URL", "http://ojp.example/"],
  ["OJP_URL", "ojp.example"],
  ["OJP_TOKEN", "a token"],
  ["OJP_TOKEN", "tökén"],
  ["OJP_REQUESTOR", "a <b>"],
])("%s may not be %s", (name, value) => {
  expect(() => readEnv({ CSRF_SECRET: "a secret for tests", [name]: value })).toThrow(name);
});
