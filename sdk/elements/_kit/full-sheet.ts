/**
 * The build imports this into every view outside the preview, so that the full sheet is applied before the view
 * renders.
 */
import full from "../../styles/full.css?inline";
import { applyFullSheet } from "./sheets.ts";

applyFullSheet(full);
