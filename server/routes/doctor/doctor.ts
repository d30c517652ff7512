import { examinePage } from "../../../sdk/contracts/calls/doctor.ts";
import { doctorLimits } from "../../../sdk/contracts/doctor-limits.ts";
import { hour } from "../../clock.ts";
import { examineInWorker } from "../../doctor/examine-in-worker.ts";
import type { AnsweredPage } from "../../doctor/examined.ts";
import { fetchPage } from "../../doctor/fetch-page.ts";
import type { Env } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { sourcesForPartners } from "../../ports/open.ts";
import { activityStates, approvedAmong } from "../../reads/shop-facts.ts";
import { releasedVersions } from "../../releases/store.ts";
import { consumeAttempt } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";
import { senderOf } from "../form-limit.ts";
import { handle, type HandlerInput, type Routes } from "../handle.ts";

/** What one sender may have examined in an hour; somebody who corrects a snippet sends it many times. */
const most = { address: 60, html: 120 };

/** The largest body (bytes): HTML at its longest, its quotes and line ends escaped and its other letters in UTF-8. */
const bodyLimit = 4 * doctorLimits.html;

export const doctorRoutes: Routes = (app, services) => {
  const { env, clock } = services;
  const sources = sourcesForPartners(env);

  const examined = async ({ body, request }: HandlerInput<typeof examinePage>) => {
    const sender = senderOf(request.ip);
    const page =
      "html" in body ? await pasted(services, body.html, sender) : await fetched(services, body.address, sender);
    const examination = await examineInWorker(page, async ({ activities, affiliates }) => ({
      shop: env.PUBLIC_ORIGIN,
      versions: await releasedVersions(env.RELEASES_DIR),
      activities: await activityStates(services, activities),
      affiliates: await approvedAmong(services, affiliates),
      sources,
      now: clock.now(),
    }));
    return { address: page.address, ...examination };
  };
  handle(app, services, examinePage, examined, { bodyLimit });
};

async function pasted(services: Services, html: string, sender: string): Promise<AnsweredPage> {
  await limit(services, "html", sender);
  return { address: null, html, headers: {} };
}

async function fetched(services: Services, address: string, sender: string): Promise<AnsweredPage> {
  await limit(services, "address", sender);
  const { env } = services;
  return fetchPage(address, {
    ownOrigins: ownOrigins(env),
    userAgent: `Gipfel-Doctor (+${env.PUBLIC_ORIGIN}/developers/doctor)`,
  });
}

async function limit(services: Services, kind: keyof typeof most, sender: string): Promise<void> {
  if (!(await consumeAttempt(services, { action: `doctor ${kind}`, most: most[kind], within: hour }, sender)))
    throw new AppError("too_many_requests", "Many pages were examined from here: try again in an hour.");
}

/** Origins of this machine that are fetched all the same: in development the demo's partner; in production none. */
export function ownOrigins({
  NODE_ENV,
  DEMO_PORT,
  PUBLIC_ORIGIN,
}: Pick<Env, "NODE_ENV" | "DEMO_PORT" | "PUBLIC_ORIGIN">): readonly string[] {
  const isOwnMachine = ["localhost", "127.0.0.1"].includes(new URL(PUBLIC_ORIGIN).hostname);
  return NODE_ENV === "production" || DEMO_PORT === null || !isOwnMachine ? [] : [`http://localhost:${DEMO_PORT}`];
}
