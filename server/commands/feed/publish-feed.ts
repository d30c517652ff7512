import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import * as v from "valibot";
import { instantAt } from "../../clock.ts";
import type { CatalogueIndex } from "../../discovery/catalogue-index.ts";
import { hasBit } from "../../discovery/bit-set.ts";
import { listActivityContents } from "../../db/queries/activity-content.ts";
import { deleteMeta, findMeta, upsertMeta } from "../../db/queries/meta.ts";
import { FeedProduct, type FeedMetadata } from "../../domain/things-to-do.ts";
import type { FeedDraft, FeedIndex } from "../../ports/feed/feed.ts";
import { presentFeedProduct } from "../../presenters/things-to-do.ts";
import type { Services } from "../../services.ts";
import { acceptedFeedKey, heldReason, holdFeed, publishedFeedKey } from "./held-feed.ts";

/** Google takes 50 MB a file: room is left for what stands around the products. */
const mostBytes = 49_000_000;
/** Activities read before the loop may turn. */
const batchSize = 50;
const productsOpen = `{"products":[\n`;

type Needed = Pick<Services, "db" | "clock" | "env" | "discovery" | "log" | "ports">;

/**
 * Writes the product feed from the catalogue as it is now, and publishes it; `isHeld` where the one before stays, as
 * this one has no products, or less than half as many. Throws if a product doesn't fit the format: the one before
 * stays then too. The same catalogue gives the same files.
 */
export async function publishFeed(services: Needed, bytesAFile = mostBytes): Promise<{ readonly isHeld: boolean }> {
  const { db, clock, env, discovery, log, ports } = services;
  const { index, seats } = await discovery.fresh();
  const draft = await ports.feed.begin();
  try {
    const written = await writeProducts(services, index, (place) => hasBit(seats.bookable, place), draft, bytesAFile);
    const before = Number((await findMeta(db, publishedFeedKey)) ?? 0);
    const accepted = await findMeta(db, acceptedFeedKey);
    const reason = heldReason({ products: written.products, before, accepted: Number(accepted ?? Infinity) });
    if (reason !== null) {
      log.error({ reason, products: written.products, before }, "the product feed is held back; the last one stays");
      await holdFeed(services, { reason, products: written.products, before });
      await draft.discard();
      return { isHeld: true };
    }
    const removed = Math.max(0, 1 - written.products / before);
    const metadata = { nonce: written.nonce, ...(removed > 0.5 ? { max_removal_share: upTo(removed) } : {}) };
    const files = await closeFiles(draft, written.files, metadata);
    const now = instantAt(clock.now());
    const next: FeedIndex = {
      version: written.version,
      writtenAt: now,
      checkedAt: now,
      products: written.products,
      files,
      leftOut: written.leftOut,
    };
    const last = await ports.feed.last();
    if (last?.version === next.version) {
      await ports.feed.confirm({ ...last, checkedAt: now, leftOut: next.leftOut });
      await draft.discard();
    } else await draft.publish(next);
    await upsertMeta(db, publishedFeedKey, String(written.products));
    if (accepted !== undefined) await deleteMeta(db, acceptedFeedKey, accepted);
    log.info({ products: written.products, files: files.length, origin: env.PUBLIC_ORIGIN }, "the product feed is out");
    return { isHeld: false };
  } catch (cause) {
    await draft.discard();
    throw cause;
  }
}

interface OpenFile {
  readonly name: string;
  products: number;
  bytes: number;
}

async function writeProducts(
  { db, env }: Needed,
  index: CatalogueIndex,
  isBookable: (place: number) => boolean,
  draft: FeedDraft,
  bytesAFile: number,
) {
  const hash = createHash("sha256").update(env.PUBLIC_ORIGIN);
  const files: OpenFile[] = [];
  const leftOut: FeedIndex["leftOut"] = [];
  let products = 0;
  for (let start = 0; start < index.size; start += batchSize, await nextTurn()) {
    const places = Array.from({ length: Math.min(batchSize, index.size - start) }, (_, at) => start + at);
    for (const place of places) if (!isBookable(place)) leftOut.push({ id: index.ids[place]!, reason: "not_bookable" });
    const ids = places.filter(isBookable).map((place) => index.ids[place]!);
    for (const content of await listActivityContents(db, ids)) {
      // Withdrawn since the index was read.
      if (content.row.withdrawn_at !== null) continue;
      if (content.offers.every(({ categories }) => categories.length === 0)) {
        leftOut.push({ id: content.row.id, reason: "nothing_to_sell" });
        continue;
      }
      const text = JSON.stringify(checked(presentFeedProduct(content, index.entries, env.PUBLIC_ORIGIN)));
      hash.update(text);
      await append(text);
      products += 1;
    }
  }
  const version = hash.digest("hex").slice(0, 24);
  // A number that every reader of JSON takes exactly: 52 bits, never 0.
  return { files, leftOut, products, version, nonce: Number.parseInt(version.slice(0, 13), 16) + 1 };

  async function append(product: string) {
    const bytes = Buffer.byteLength(product) + 2;
    let file = files.at(-1);
    const isNew = !file || (file.products > 0 && file.bytes + bytes > bytesAFile);
    if (isNew) files.push((file = { name: `products-${files.length}.json`, products: 0, bytes: 0 }));
    const lead = isNew ? productsOpen : ",\n";
    await draft.append(file!.name, lead + product);
    file!.products += 1;
    file!.bytes += Buffer.byteLength(lead) + bytes - 2;
  }
}

/** What makes the files one feed stands at their ends: how many they are is known last. */
async function closeFiles(
  draft: FeedDraft,
  files: readonly OpenFile[],
  shared: Pick<FeedMetadata, "nonce" | "max_removal_share">,
): Promise<FeedIndex["files"]> {
  const closed: FeedIndex["files"] = [];
  for (const [shard, { name, products, bytes }] of files.entries()) {
    const metadata: FeedMetadata = {
      shard_id: shard,
      total_shards_count: files.length,
      processing_instruction: "PROCESS_AS_SNAPSHOT",
      ...shared,
    };
    const end = `\n],"feed_metadata":${JSON.stringify(metadata)}}\n`;
    await draft.append(name, end);
    closed.push({ name, products, bytes: bytes + Buffer.byteLength(end) });
  }
  return closed;
}

function checked(product: FeedProduct): FeedProduct {
  const { success, issues } = v.safeParse(FeedProduct, product);
  if (success) return product;
  const [issue] = issues;
  throw new Error(`product ${product.id} does not fit the feed: ${v.getDotPath(issue)}: ${issue.message}`);
}

/** A share in hundredths, rounded up: at least what goes. */
const upTo = (share: number) => Math.min(1, Math.ceil(share * 100) / 100);
