/** Imported, by the build, into every view that is not part of the first look: the full sheet is there before it shows. */
import full from "../../styles/full.css?inline";
import { wearFully } from "./sheets.ts";

wearFully(full);
