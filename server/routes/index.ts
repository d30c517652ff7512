import { affiliateRoutes } from "./affiliate/affiliate.ts";
import { csrfRoutes } from "./csrf/csrf.ts";
import type { Routes } from "./handle.ts";
import { healthRoutes } from "./health/health.ts";
import { sdkFiles } from "./static/sdk.ts";

/** The calls of the API, below `/api`. */
export const apiRoutes: readonly Routes[] = [csrfRoutes, affiliateRoutes];

/** What stands beside the API on the shop's origin. */
export const rootRoutes: readonly Routes[] = [healthRoutes, sdkFiles];
