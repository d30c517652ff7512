import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** As the app packs other answers. */
const quality = 4;

/** An answer that is JSON already, as bytes. */
export class JsonAnswer {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** A cached answer: compressed once, where the app compresses others for each response. */
export class CachedAnswer extends JsonAnswer {
  #packed: Promise<Buffer> | undefined;

  /** The same in Brotli. */
  packed(): Promise<Buffer> {
    this.#packed ??= compress(this.json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: this.json.length },
    });
    return this.#packed;
  }
}
