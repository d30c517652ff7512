import type { Ports } from "../services.ts";
import type { Job } from "./run.ts";

/** What the opened ports do periodically, such as the sandbox's late answers. */
export function providerJobs(ports: Ports): readonly Job[] {
  return Object.values(ports).flatMap((port) => port?.jobs ?? []);
}
