import { hour, second, type Clock } from "../../../clock.ts";
import { AppError } from "../../../errors.ts";
import type { Log } from "../../../log.ts";
import { readBody } from "../read-body.ts";
import { serviceRequest, type OjpRequest } from "./requests.ts";
import { parseXml } from "./xml/parse-xml.ts";
import { childAt, type XmlElement } from "./xml/xml-element.ts";
import { writeXml } from "./xml/write-xml.ts";

/** Six trips with all their stops take some 300 kB (bytes). */
export const largestAnswer = 5 * 1024 * 1024;
const answerWithin = 8 * second;
/** How often the log says that the token is refused (ms). */
const refusedEvery = 60 * second;
/** How long a service that says 429 is left alone: without a Retry-After, and at most (ms). */
const [shortPause, longestPause] = [30 * second, hour];

export interface OjpSettings {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  readonly requestor: string;
  /** Milliseconds for a whole answer; the tests' way in. */
  readonly timeout?: number;
}

/** Asks the service. `language` has two letters. Throws `provider_unavailable` where no answer can be read. */
export type SendOjp = (request: OjpRequest, language: string) => Promise<XmlElement>;

/**
 * A client of OJP 2.0 over HTTP. After 429 nothing is sent before the time that the service names. A request that fails
 * is not repeated: who waits for trips asks again sooner than a service recovers.
 */
export function ojpClient(
  { url, token, requestor, timeout = answerWithin }: OjpSettings,
  clock: Clock,
  log: Log,
): SendOjp {
  let requests = 0;
  let pausedUntil = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;

  async function send(body: string): Promise<string> {
    if (clock.now() < pausedUntil)
      throw new Error(`the service wants no requests before ${new Date(pausedUntil).toISOString()}`);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        accept: "application/xml, text/xml",
        "content-type": "application/xml; charset=utf-8",
        authorization: `Bearer ${token}`,
      },
      body,
      // The token is for this address alone.
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      noteRefusal(response);
      throw new Error(`the service answers with ${response.status}`);
    }
    return new TextDecoder().decode(await readBody(response, largestAnswer));
  }

  function noteRefusal({ status, headers }: Response): void {
    const now = clock.now();
    if (status === 429) pausedUntil = now + pauseOf(headers.get("retry-after"), now);
    if ((status === 401 || status === 403) && now - refusedAt >= refusedEvery) {
      refusedAt = now;
      log.error({ status }, `${new URL(url).host} refuses OJP_TOKEN: no trips are found until it is a valid one`);
    }
  }

  return async (request, language) => {
    const now = clock.now();
    const envelope = { requestor, language, now, messageId: `${now.toString(36)}-${++requests}` };
    try {
      const root = parseXml(await send(writeXml(serviceRequest(request, envelope))));
      const delivery = childAt(root, "OJPResponse", "ServiceDelivery", request.delivery);
      if (!delivery) throw new Error(`the answer has no ${request.delivery}`);
      return delivery;
    } catch (cause) {
      throw unavailable(cause);
    }
  };
}

/** The cause stands in the log of the request that has met it. */
export const unavailable = (cause: unknown): AppError =>
  new AppError("provider_unavailable", "The timetable can't be asked at the moment.", undefined, { cause });

/** Milliseconds of a Retry-After: seconds, or a date of HTTP. */
function pauseOf(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? "";
  const pause = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return Number.isNaN(pause) ? shortPause : Math.min(Math.max(pause, second), longestPause);
}
