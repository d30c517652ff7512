import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tagOf } from "./freshness.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Brotli's best quality, for files that are compressed once and cached. */
const bestQuality = 11;
/** From this size (bytes) the best quality takes seconds: the first request gets a quick one meanwhile. */
const slowFrom = 200_000;
const quickQuality = 5;
/** What is smaller travels as it is (bytes). */
const packFrom = 512;

/** Bytes that are sent repeatedly: compressed once per requested encoding, on another thread. */
export class Packed {
  readonly raw: Buffer;
  readonly tag: string;
  readonly #quality: number;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** `quality` is Brotli's, 0 to 11. */
  constructor(raw: Buffer, quality = bestQuality) {
    this.raw = raw;
    this.tag = tagOf(raw);
    this.#quality = quality;
  }

  br(): Promise<Buffer> {
    if (this.#br) return this.#br;
    if (this.raw.length < slowFrom || this.#quality <= quickQuality) return (this.#br = this.#pack(this.#quality));
    this.#br = this.#pack(quickQuality);
    void this.#br.then(() => this.#pack(this.#quality)).then((best) => (this.#br = Promise.resolve(best)));
    return this.#br;
  }

  #pack(quality: number): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: this.raw.length };
    return toBrotli(this.raw, { params });
  }

  gzip(): Promise<Buffer> {
    return (this.#gzip ??= toGzip(this.raw));
  }
}

/** Sends them in the best way that the caller understands. The route sets type and cache headers before. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  const accepted = request.headers["accept-encoding"];
  reply.header("vary", "accept-encoding").header("etag", packed.tag);
  if (packed.raw.length < packFrom) return reply.send(packed.raw);
  if (takes(accepted, "br")) return reply.header("content-encoding", "br").send(await packed.br());
  if (takes(accepted, "gzip")) return reply.header("content-encoding", "gzip").send(await packed.gzip());
  return reply.send(packed.raw);
}

function takes(accepted: string | string[] | undefined, encoding: string): boolean {
  return String(accepted ?? "")
    .split(",")
    .some((one) => {
      const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
