import { execFileSync } from "node:child_process";
import { environment, plugin, script, wordpressPort } from "./place.ts";

/** Brings a fresh WordPress with the plugin up, and takes it down after the tests, with its database and files. */
export default function start(): () => void {
  execFileSync(script, ["up", String(wordpressPort), plugin], { env: environment, stdio: "inherit" });
  return () => void execFileSync(script, ["down"], { env: environment, stdio: "ignore" });
}
