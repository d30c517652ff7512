import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compose } from "../compose.ts";
import type { Mail } from "../mail.ts";
import type { MailFolder, StoredMail } from "./mail-folder.ts";
import { mailViewer } from "./viewer.ts";

const idShape = /^[\w-]{1,64}$/;

/** Keeps mails in a folder, which it makes. A mail delivered again replaces itself. */
export function createMailFolder(options: { folder: string; from: string; now: () => number }): MailFolder {
  const fileOf = (id: string, ending: string) => join(options.folder, `${id}.${ending}`);

  async function read(id: string, ending: string): Promise<Buffer | undefined> {
    return idShape.test(id) ? readFile(fileOf(id, ending)).catch(() => undefined) : undefined;
  }

  /** Whole or not at all: a reader never sees half a file. */
  async function write(id: string, ending: string, content: Buffer | string): Promise<void> {
    const draft = fileOf(id, `${ending}.draft`);
    await writeFile(draft, content);
    await rename(draft, fileOf(id, ending));
  }

  async function find(id: string): Promise<StoredMail | undefined> {
    const text = await read(id, "json");
    return text && (JSON.parse(text.toString("utf8")) as StoredMail);
  }

  const mails: MailFolder = {
    name: "folder",
    viewer: "/dev/mail",
    routes: (app, tools) => mailViewer(app, mails, tools),

    async send(mail: Mail) {
      await mkdir(options.folder, { recursive: true });
      const stored: StoredMail = {
        id: mail.id,
        sentAt: new Date(options.now()).toISOString(),
        to: `${mail.to.name} <${mail.to.address}>`,
        subject: mail.subject,
        text: mail.text,
        attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          size: content.length,
        })),
      };
      await write(mail.id, "eml", await compose(mail, options.from));
      for (const [index, { content }] of mail.attachments.entries())
        await write(mail.id, `${index}.attachment`, content);
      await write(mail.id, "json", JSON.stringify(stored, null, 2));
    },

    async list() {
      const files = await readdir(options.folder).catch(() => []);
      const mails = await Promise.all(
        files.filter((file) => file.endsWith(".json")).map((file) => find(file.slice(0, -".json".length))),
      );
      return mails.filter((mail) => mail !== undefined).sort((one, other) => other.sentAt.localeCompare(one.sentAt));
    },

    find,
    eml: (id) => read(id, "eml"),

    async attachment(id, index) {
      const known = (await find(id))?.attachments[index];
      const content = known && (await read(id, `${index}.attachment`));
      return content && { contentType: known.contentType, filename: known.filename, content };
    },
  };
  return mails;
}
