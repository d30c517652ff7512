/** Imported, by the build, into every view that is not part of the preview: the full sheet is there before it shows. */
import full from "../../styles/full.css?inline";
import { applyFullSheet } from "./sheets.ts";

applyFullSheet(full);
