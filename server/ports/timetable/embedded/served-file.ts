import { stat } from "node:fs/promises";
import { second, type Clock } from "../../../clock.ts";
import { AppError } from "../../../errors.ts";
import { readTimetable, type UnreadableReason } from "./file/read.ts";
import { Router } from "./router/router.ts";

/** Whether the file has been replaced is looked at this often at most (ms): `fs.watch` misses it on some systems. */
const checkedEvery = 3 * second;

export type PassLine = (level: "warn" | "info", details: object, text: string) => void;

const reasons: Readonly<Record<UnreadableReason, string>> = {
  missing: "there is none: npm run timetable -- FEED.zip takes a feed over",
  other_version: "its file is of another version: take the feed over again with npm run timetable -- FEED.zip",
  damaged: "its file is damaged: take the feed over again with npm run timetable -- FEED.zip",
};

/**
 * The router of a timetable's file, and of the next one once the file is replaced. Where the newer file can't be read
 * the one before goes on; without any, calls throw `provider_unavailable`. Either is a line in the log once.
 */
export class ServedFile {
  readonly #path: string;
  readonly #clock: Clock;
  readonly #passLine: PassLine;
  #router: Router | null = null;
  /** Which file was read last: inode, time and size. */
  #read = "";
  #edition = "";
  #checkedAt = -Infinity;
  #checking: Promise<void> | null = null;

  constructor(path: string, clock: Clock, passLine: PassLine) {
    this.#path = path;
    this.#clock = clock;
    this.#passLine = passLine;
  }

  async router(): Promise<Router> {
    const now = this.#clock.now();
    const isDue = now - this.#checkedAt >= checkedEvery || now < this.#checkedAt;
    if (isDue && !this.#checking) {
      this.#checkedAt = now;
      this.#checking = this.#check().finally(() => (this.#checking = null));
    }
    await this.#checking;
    if (!this.#router) throw new AppError("provider_unavailable", "There is no timetable right now. Try again later.");
    return this.#router;
  }

  /** Which file the router is of. */
  async edition(): Promise<string> {
    await this.router();
    return this.#edition;
  }

  async #check(): Promise<void> {
    const found = await this.#fingerprint();
    if (found === this.#read) return;
    this.#read = found;
    const { timetable, reason } = await readTimetable(this.#path).catch((cause: unknown) => {
      this.#passLine("warn", { err: String(cause), file: this.#path }, "the timetable's file can't be read");
      // Tried again at the next check: the file itself may be right.
      this.#read = "";
      return { timetable: null, reason: null };
    });
    if (timetable) {
      const isFirst = this.#router === null;
      this.#router = new Router(timetable);
      this.#edition = found;
      if (!isFirst) this.#passLine("info", { file: this.#path }, "the timetable was replaced");
      return;
    }
    if (reason === null) return;
    const ending = this.#router ? "; the one before goes on" : "";
    this.#passLine("warn", { file: this.#path }, `no timetable can be read: ${reasons[reason]}${ending}`);
  }

  async #fingerprint(): Promise<string> {
    try {
      const { ino, mtimeMs, size } = await stat(this.#path);
      return `${ino} ${mtimeMs} ${size}`;
    } catch (cause) {
      return String((cause as NodeJS.ErrnoException).code);
    }
  }
}
