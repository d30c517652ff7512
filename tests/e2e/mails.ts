import { expect, type APIRequestContext } from "@playwright/test";
import { shop } from "./journey.ts";

/** The link of the newest mail to an address, as its reader would press it; waits until there are `count` mails. */
export async function linkMailedTo(request: APIRequestContext, address: string, count = 1): Promise<string> {
  let ids: string[] = [];
  await expect
    .poll(async () => (ids = await mailsTo(request, address)).length, { message: `mails to ${address}`, timeout: 30_000 })
    .toBeGreaterThanOrEqual(count);
  const mail = read(await (await request.get(`${shop}/dev/mail/${ids[0]}`)).text());
  const [link] = /https?:\/\/localhost:\d+\/\S+/.exec(/<pre>[\s\S]*<\/pre>/.exec(mail)?.[0] ?? "") ?? [];
  if (!link) throw new Error(`the mail to ${address} has no link`);
  return link;
}

/** The newest first. */
async function mailsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const list = read(await (await request.get(`${shop}/dev/mail`)).text());
  return [...list.matchAll(/<a href="\/dev\/mail\/([^"]+)">(.*?)<\/a>/gs)].flatMap(([, id = "", row = ""]) => (row.includes(address) ? [id] : []));
}

function read(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
