import { outdoors } from "./people.ts";
import { sights } from "./places.ts";
import { onRails } from "./rails.ts";
import { winter } from "./snow.ts";
import { onTables } from "./tables.ts";
import { onWater } from "./waters.ts";
import type { Subject } from "../subject.ts";

const all = { ...onRails, ...onWater, ...outdoors, ...winter, ...sights, ...onTables };
export type SubjectName = keyof typeof all;

/** Everything a picture can be about, by name. */
export const subjects: Readonly<Record<SubjectName, Subject>> = all;
