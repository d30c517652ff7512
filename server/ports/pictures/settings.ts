import * as v from "valibot";

const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Settings of the image service, for env.ts. */
export const pictureSettings = {
  /**
   * Hosts of content storage whose pictures the image service fetches, with commas between them; none where it isn't
   * set.
   */
  IMAGE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .toLowerCase()
          .split(",")
          .map((host) => host.trim())
          .filter((host) => host !== ""),
      ),
      v.array(
        v.pipe(
          v.string(),
          v.regex(hostName, "host names such as images.example.ch are wanted, with commas between them"),
        ),
      ),
    ),
    "",
  ),
  /** Megabytes of made pictures cached on disk; the least recently used go first. */
  IMAGE_CACHE_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "whole megabytes are wanted"),
      v.transform(Number),
      v.minValue(1, "at least 1 is wanted"),
    ),
    "512",
  ),
};
