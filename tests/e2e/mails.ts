import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

/**
 * The link of the newest mail to an address, as its reader would press it; waits until there are `count` mails.
 * `about`: what its subject has, where other journeys write to the same address.
 */
export async function linkMailedTo(
  request: APIRequestContext,
  address: string,
  count = 1,
  about = "",
): Promise<string> {
  const [link] = /https?:\/\/localhost:\d+\/\S+/.exec(await textMailedTo(request, address, count, about)) ?? [];
  if (!link) throw new Error(`the mail to ${address} has no link`);
  return link;
}

/** The plain text of that mail. */
export async function textMailedTo(
  request: APIRequestContext,
  address: string,
  count = 1,
  about = "",
): Promise<string> {
  let ids: string[] = [];
  await expect
    .poll(async () => (ids = await mailsTo(request, address, about)).length, {
      message: `mails to ${address}`,
      timeout: 30_000,
    })
    .toBeGreaterThanOrEqual(count);
  const mail = read(await (await request.get(`${shop}/dev/mail/${ids[0]}`)).text());
  return /<pre>[\s\S]*<\/pre>/.exec(mail)?.[0] ?? "";
}

/** Opens a mail's link that signs in or confirms an address, and presses the one button of its page. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("main").getByRole("button").click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/api/"));
}

/** The newest first. */
async function mailsTo(request: APIRequestContext, address: string, about: string): Promise<string[]> {
  const list = read(await (await request.get(`${shop}/dev/mail`)).text());
  return [...list.matchAll(/<a href="\/dev\/mail\/([^"]+)">(.*?)<\/a>/gs)].flatMap(([, id = "", row = ""]) =>
    row.includes(address) && row.includes(about) ? [id] : [],
  );
}

function read(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
