import type { Host } from "./host.ts";
import { loadingHosts } from "./loading.ts";
import { policyHosts } from "./policies.ts";
import { scriptHosts } from "./scripts.ts";
import { styleHosts } from "./styles.ts";

/** All of them. */
export const hosts: readonly Host[] = [...styleHosts, ...scriptHosts, ...policyHosts, ...loadingHosts];
