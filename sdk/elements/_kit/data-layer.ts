export { inFrancs } from "../../contracts/data-layer.ts";
