/** The files of a released version, as its loader carries them. */
export interface Release {
  readonly version: string;
  /**
   * Each file in `chunks/`: its name without the extension, its SHA-384 in base64, and the indices of the files that it
   * imports statically.
   */
  readonly files: readonly (readonly [name: string, digest: string, imports: readonly number[]])[];
}

/** Where the loader of a released version runs. */
export interface PageOfFiles {
  /** The folder of the files, with a slash at its end. */
  readonly base: string;
  /** Of the loader's script: a policy that allows it allows what carries the same. Empty without one. */
  readonly nonce: string;
  readonly document: Document;
}

/** The address of a file in `chunks/`. */
export const addressOf = (base: string, name: string) => `${base}chunks/${name}.js`;

/** What the attribute `integrity`, and an import map's field, take. */
export const integrityOf = (digest: string) => `sha384-${digest}`;
