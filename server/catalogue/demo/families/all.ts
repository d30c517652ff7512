import type { Family } from "./family.ts";
import { heights } from "./heights.ts";
import type { FamilyKey } from "./keys.ts";
import { lakes } from "./lakes.ts";
import { living } from "./living.ts";
import { mountains } from "./mountains.ts";
import { snow } from "./snow.ts";
import { table } from "./table.ts";
import { townLife } from "./town-life.ts";
import { wheels } from "./wheels.ts";

/** Every family by its key. */
export const families: Readonly<Record<FamilyKey, Family>> = { ...mountains, ...lakes, ...townLife, ...table, ...snow, ...living, ...wheels, ...heights };
