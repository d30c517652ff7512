import { readEnv, WrongSetting, type Env } from "../../server/env.ts";
import { stop } from "./stop.ts";

/** The shop's settings, as its start reads them; a wrong one ends the command. */
export function settings(): Env {
  try {
    return readEnv(process.env);
  } catch (cause) {
    if (cause instanceof WrongSetting) return stop(cause.message);
    throw cause;
  }
}
