import { expect, test } from "vitest";
import { readEnv } from "../env.ts";

test.each(["gtm-abc1234", "GTM-", "G-ABC1234567", "GTM-ABC1234'", "GTM-ABC1234&l=x"])(
  "%j is no container",
  (TAG_MANAGER_ID) => {
    expect(() => readEnv({ CSRF_SECRET: "0123456789abcdef", TAG_MANAGER_ID })).toThrow(/TAG_MANAGER_ID/);
  },
);
