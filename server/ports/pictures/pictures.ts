/** What is known of a master without opening it; written by `npm run pictures`. */
export interface PictureDetails {
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** The point that crops keep, shares of width and height. */
  readonly focus: readonly [number, number];
  /** The subject that crops keep where it fits: left, top, right, bottom, as fractions of width and height. */
  readonly subject?: readonly [number, number, number, number] | undefined;
  /** Changes with the picture's content: an address with it may be cached for ever. */
  readonly version: string;
}

export interface PictureRequest {
  readonly file: string;
  /** Pixels; without them the master's own, or what the ratio gives. */
  readonly width?: number;
  readonly height?: number;
  /** 1 to 100. */
  readonly quality?: number;
  /** Fill the box and crop to the subject, around the focus, or fit all of the picture into it. */
  readonly fit?: "cover" | "contain";
  readonly format: "webp" | "avif";
}

export interface RenderedPicture {
  readonly bytes: Buffer;
  readonly type: "image/webp" | "image/avif";
  /** Entity tag of these bytes. */
  readonly tag: string;
  /** False if this call has drawn it. */
  readonly isCached: boolean;
}

/** Pictures in every size. The embedded one scales local masters; another may ask an image service. */
export interface PicturePort {
  /** Null for a file that isn't there. */
  details(file: string): PictureDetails | null;
  /** Null for a file that isn't there. */
  render(request: PictureRequest): Promise<RenderedPicture | null>;
  /**
   * A picture of content storage (an https address on an allowed host) or of /assets. Throws `AppError` of 400 to 415.
   */
  renderFrom(address: string, request: Omit<PictureRequest, "file">): Promise<RenderedPicture>;
}
