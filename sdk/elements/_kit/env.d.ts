/// <reference types="vite/client" />

/** The build's id; a persisted snapshot of another build is not resumed. */
declare const __BUILD__: string;
/** The shop's origin, known to the build (`GIPFEL_ORIGIN`); empty where it follows from the script's own address. */
declare const __ORIGIN__: string;
/** Origins of the scripts that providers' modules load: `scripts` of their records (`server/ports`). */
declare const __SCRIPT_ORIGINS__: readonly string[];
/** Which files each element needs; only in the loader's build pass. */
declare const __MANIFEST__: import("./manifest.ts").Manifest;

/** The files of a released version, in its own loader alone; null in every other. */
declare const __RELEASE__: import("../../trusted/release.ts").Release["files"] | null;

declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}

declare module "*?worker-text" {
  /** A worker, bundled into one text. */
  const text: string;
  export default text;
}
