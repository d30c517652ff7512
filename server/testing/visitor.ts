import type { Call, CallAnswer, CallInput } from "../../sdk/contracts/call.ts";
import { signUp } from "../../sdk/contracts/calls/account-access.ts";
import type { AccountUserTable } from "../db/schema.ts";
import { sendDueMails } from "../jobs/outbox.ts";
import { addDistributor } from "./distributor.ts";
import { testOrigin, type Answered, type TestShop } from "./shop.ts";

interface Arrival {
  readonly status: number;
  readonly location: string | undefined;
  readonly setCookies: string[];
}

/** A browser on the shop's own pages: keeps its cookies. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  /** The `cookie` header. */
  cookie(): string;
  /** A call of the contracts, with the cookies. */
  send<C extends Call>(call: C, input: CallInput<C>, headers?: Record<string, string>): Promise<Answered<C>>;
  /** The same for a call that must succeed. */
  done<C extends Call>(call: C, input: CallInput<C>, headers?: Record<string, string>): Promise<CallAnswer<C>>;
  /** Goes to an address of the shop, as a click on a link does; answers with where it leads and what it sets. */
  go(path: string, headers?: Record<string, string>): Promise<Arrival>;
  /**
   * Opens a mail's link that signs in or confirms an address, and presses the button of its page; fails where opening
   * alone changes cookies.
   */
  follow(link: string): Promise<Arrival>;
}

/** A visitor without a session. */
export function newVisitor(shop: TestShop): TestVisitor {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (given: string[]) => {
    for (const each of given) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (/max-age=0/i.test(each) || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const withCookie = (headers: Record<string, string> = {}) => ({
    ...(cookies.size > 0 ? { cookie: cookie() } : {}),
    ...headers,
  });
  const setCookiesOf = (header: unknown): string[] =>
    Array.isArray(header) ? header : typeof header === "string" ? [header] : [];

  async function arrive(method: "GET" | "POST", url: string, headers?: Record<string, string>): Promise<Arrival> {
    const response = await shop.app.inject({
      method,
      url,
      headers: withCookie({ "sec-fetch-mode": "navigate", ...headers }),
    });
    const setCookies = setCookiesOf(response.headers["set-cookie"]);
    keep(setCookies);
    return { status: response.statusCode, location: response.headers.location, setCookies };
  }

  const visitor: TestVisitor = {
    cookies,
    cookie,
    async send(call, input, headers) {
      return shop.send(call, input, withCookie(headers), (answered) => keep(setCookiesOf(answered)));
    },
    async done(call, input, headers) {
      const answered = await visitor.send(call, input, headers);
      if (answered.answer === null) throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answered)}`);
      return answered.answer as CallAnswer<typeof call>;
    },
    async go(path, headers) {
      return arrive("GET", path, headers);
    },
    async follow(link) {
      const opened = await arrive("GET", link);
      if (opened.status !== 200) return opened;
      if (opened.setCookies.length > 0) throw new Error(`opening ${link} sets ${opened.setCookies.join()}`);
      const form = {
        "content-type": "application/x-www-form-urlencoded",
        origin: testOrigin,
        "sec-fetch-site": "same-origin",
      };
      return arrive("POST", link, form);
    },
  };
  return visitor;
}

export const password = "a long walk uphill";

/** A signed-in visitor with an account of that address; `flags` are columns of the account. */
export async function signedUp(
  shop: TestShop,
  email: string,
  flags: Partial<Record<keyof AccountUserTable, string | number>> = {},
): Promise<TestVisitor> {
  const visitor = newVisitor(shop);
  await visitor.done(signUp, { body: { email, password, givenName: "Mia", familyName: "Keller", locale: "de_CH" } });
  await sendDueMails(shop.services);
  if (Object.keys(flags).length > 0) {
    await shop.services.db
      .updateTable("account_user")
      .set(flags as object)
      .where("email", "=", email)
      .execute();
    if (typeof flags.distributor_id === "string")
      await addDistributor(shop.services.db, flags.distributor_id, { email, isApproved: flags.invoice_approved === 1 });
  }
  return visitor;
}

export const reseller = {
  is_reseller: 1,
  is_customer: 0,
  distributor_id: "d-7",
  invoice_approved: 1,
  channel_id: "c-7",
} as const;
export const team = { is_admin: 1, is_customer: 0 } as const;

/** The link of the newest mail to an address, as a path of the shop. */
export async function linkTo(shop: TestShop, email: string): Promise<string> {
  await sendDueMails(shop.services);
  const mail = shop.mails.findLast(({ to }) => to.address === email);
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? "") ?? [];
  if (!link) throw new Error(`no mail with a link has gone to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
