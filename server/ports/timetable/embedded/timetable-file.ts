import { join } from "node:path";

/** Where the timetable's file is: `npm run timetable` writes it, the shop reads it. */
export const timetableFile = (dataDir: string): string => join(dataDir, "timetable.bin");
