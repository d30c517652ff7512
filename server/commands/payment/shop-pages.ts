import type { Locale } from "../../../sdk/contracts/locale.ts";
import { shopPath } from "../../../sdk/contracts/paths.ts";
