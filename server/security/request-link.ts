import { type TranslatedLocale } from "../../sdk/contracts/locale.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

type Needs = Pick<Services, "env" | "clock">;

/** The recipient of a link, which answers in their name. */
type RequestAnswerer = "supplier" | "team";

interface RequestLink {
  readonly locale: TranslatedLocale;
  readonly bookingId: string;
  /** The supplier whose items the link answers; null for the team's, which answers all of the booking's. */
  readonly supplierId: number | null;
  readonly expiresAt: string;
  readonly answer: "accept" | "refuse";
}

/** What a token says. */
export interface RequestClaim {
  readonly bookingId: string;
  readonly by: RequestAnswerer;
  readonly supplierId: number | null;
}

/**
 * The page where a booking on request is answered (RULES 8), with its token; `answer` is what the page offers first.
 */
export function requestPage(needs: Needs, { locale, bookingId, supplierId, expiresAt, answer }: RequestLink): string {
  const token = signToken(
    needs,
    "request answers",
    (supplierId === null ? ["team", bookingId] : ["supplier", bookingId, supplierId]).join(" "),
    expiresAt,
  );
  return `${needs.env.PUBLIC_ORIGIN}${pagePath("booking-request", locale)}?token=${token}&answer=${answer}`;
}

/**
 * The booking that a token is about, also where its time is over. 403 `request_link_invalid` for one that is not ours.
 */
export function requestOfToken(needs: Needs, token: string): RequestClaim {
  const read = readToken(needs, "request answers", token);
  const [by, bookingId = "", supplier] = read.state === "invalid" ? [] : read.subject.split(" ");
  const isSuppliers = by === "supplier" && supplier !== undefined;
  // A supplier's link without a number would answer everybody's items.
  if (!isSuppliers && by !== "team") throw new AppError("request_link_invalid", "This link is not valid.");
  return { bookingId, by: isSuppliers ? "supplier" : "team", supplierId: isSuppliers ? Number(supplier) : null };
}
