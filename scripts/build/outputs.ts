import { builtFolder } from "./shared.ts";

/** Where a set of files for browsers and what renders it on the server are written. */
export interface Outputs {
  /** What browsers load. */
  readonly files: string;
  /** What the server renders with. */
  readonly render: string;
  /** The names of the elements' chunks, for the loader. */
  readonly manifest: string;
}

const sdk = process.env["SDK_OUT"] ?? builtFolder("sdk");

function outputsIn(files: string): Omit<Outputs, "manifest"> {
  return { files, render: `${files}-render` };
}

/** The folders of a build. One for tests of elements (`SDK_OUT`) has no shop. */
export const outputs: {
  readonly sdk: Outputs;
  /** The files of a version that partners pin: `npm run release` takes them into the store. */
  readonly release: string;
  readonly shop: Outputs | null;
  readonly package: string;
} = {
  sdk: { ...outputsIn(sdk), manifest: `${sdk}/manifest.json` },
  release: `${sdk}-release`,
  shop:
    sdk === builtFolder("sdk")
      ? { ...outputsIn(builtFolder("shop")), manifest: `${builtFolder("shop")}-render/manifest.json` }
      : null,
  package: builtFolder("package"),
};
