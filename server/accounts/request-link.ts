import { type MainLocale } from "../../sdk/contracts/locale.ts";
import { pagePath } from "../../host-site/routes/paths.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

type Needs = Pick<Services, "env" | "clock">;

/** Whom a link was sent to: it answers in their name. */
export type RequestAnswerer = "supplier" | "team";

interface RequestLink {
  readonly locale: MainLocale;
  readonly bookingId: string;
  readonly by: RequestAnswerer;
  /** Whose items the link answers; null for all of the booking's. */
  readonly supplierId: number | null;
  readonly expiresAt: string;
  readonly answer: "accept" | "refuse";
}

/** What a token says. */
export interface RequestClaim {
  readonly bookingId: string;
  readonly by: RequestAnswerer;
  readonly supplierId: number | null;
  readonly isExpired: boolean;
}

/** The page where a booking on request is answered (RULES 8), with its token; `answer` is what the page offers first. */
export function requestPage(needs: Needs, { locale, bookingId, by, supplierId, expiresAt, answer }: RequestLink): string {
  const token = signToken(needs, "request answers", [by, bookingId, ...(supplierId === null ? [] : [supplierId])].join(" "), expiresAt);
  return `${needs.env.PUBLIC_ORIGIN}${pagePath("booking-request", locale)}?token=${token}&answer=${answer}`;
}

/** The booking that a token is about, also where its time is over. 403 `request_link_invalid` for one that is not ours. */
export function requestOfToken(needs: Needs, token: string): RequestClaim {
  const read = readToken(needs, "request answers", token);
  if (read.state === "invalid") throw new AppError("request_link_invalid", "This link is not valid.");
  const [by, bookingId = "", supplier] = read.subject.split(" ");
  const supplierId = supplier === undefined ? null : Number(supplier);
  return { bookingId, by: by === "supplier" ? "supplier" : "team", supplierId, isExpired: read.state === "expired" };
}
