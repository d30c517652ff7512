import { getHumanCheck } from "../contracts/calls/human-check.ts";
import type { HumanCheck } from "../contracts/human-check.ts";
import type { HumanCheckSetting } from "./module.ts";
import { humanCheckModules } from "./providers.ts";
import { HumanCheckUnavailable } from "./unavailable.ts";

/**
 * Requests a human check by `send` and runs it in the browser: returns its token, and how long that is valid (ms).
 * Rejects with `human_check_unavailable` where this page can't. This file loads when the visitor focuses a form, a
 * provider's part where the shop has it.
 */
export async function proveHuman(
  send: (call: typeof getHumanCheck) => Promise<HumanCheck>,
  setting: HumanCheckSetting,
): Promise<{ token: string; goodFor: number }> {
  const check = await send(getHumanCheck);
  const module = humanCheckModules[check.provider];
  if (!module) throw new HumanCheckUnavailable(`Nothing here proves a person to ${check.provider}.`);
  return { token: await module.prove(check, setting), goodFor: module.goodFor };
}
