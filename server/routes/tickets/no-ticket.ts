import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import type { PlainPageFrame } from "../../plain-page-frame.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { ticketPageWords, type TicketPageWords } from "../../shop/ticket-page.words.ts";

/** Why a link opens no ticket, or no pass of one: `locale` where the booking is known. */
export interface NoTicket {
  readonly state: "wrong" | "revoked" | "over" | "noPass";
  readonly locale?: Locale;
}

/** Answers a link that opens no ticket with a page that leads on: 404 where it is wrong, else 410. */
export function sendNoTicket(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, locale: known }: NoTicket,
  { frame, way }: { frame: PlainPageFrame; way: (locale: Locale, words: TicketPageWords) => PlainPageWay },
) {
  const locale = known ?? acceptedLocale(request.headers["accept-language"]);
  const words = ticketPageWords(locale);
  return reply
    .code(state === "wrong" ? 404 : 410)
    .type("text/html; charset=utf-8")
    .send(plainPage({ locale, ...words[state], way: way(locale, words), frame }));
}

type PlainPageWay = Parameters<typeof plainPage>[0]["way"];

/** The first language that the browser accepts, for a link that names none. */
function acceptedLocale(header: string | undefined): Locale {
  const [accepted = ""] = (header ?? "").split(/[,;]/);
  return parseLocale(accepted) ?? defaultLocale;
}
