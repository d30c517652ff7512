import type { Db } from "../../server/db/connection.ts";
import { connectDatabase } from "../../server/db/connect.ts";
import { readEnv, type Env } from "../../server/env.ts";
import { WrongSetting } from "../../server/settings/wrong-setting.ts";
import { stop } from "./stop-command.ts";

/** The shop's settings, as its start reads them; a wrong one ends the command. */
export function settings(): Env {
  try {
    return readEnv(process.env);
  } catch (cause) {
    return stopOnWrongSetting(cause);
  }
}

/** The shop's database; where it can't be reached the command ends. */
export async function database(env: Env): Promise<Db> {
  return connectDatabase(env).catch(stopOnWrongSetting);
}

function stopOnWrongSetting(cause: unknown): never {
  if (cause instanceof WrongSetting) return stop(cause.message);
  throw cause;
}
