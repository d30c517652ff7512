import type { RowKey } from "../rows/all.ts";
import { culture } from "./culture.ts";
import { nature } from "./nature.ts";
import { rails } from "./rails.ts";
import { summits } from "./summits.ts";
import { taste } from "./taste.ts";
import type { Told } from "./tell.ts";
import { thrills } from "./thrills.ts";
import { towns } from "./towns.ts";
import { waters } from "./waters.ts";
import { winter } from "./winter.ts";

/** What is said of each new activity, by its key. */
export const told: Readonly<Record<RowKey, Told>> = { ...summits, ...waters, ...towns, ...taste, ...winter, ...nature, ...culture, ...rails, ...thrills };
