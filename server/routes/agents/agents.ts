import type { FastifyReply, FastifyRequest } from "fastify";
import { hasBit } from "../../discovery/bit-set.ts";
import { findMappedId } from "../../db/queries/activity.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { matchesTag, tagOf } from "../../http/freshness.ts";
import type { Services } from "../../services.ts";
import { agentsText, type ExampleActivity } from "../../shop/agents/agents-text.ts";
import { llmsText } from "../../shop/agents/llms-text.ts";
import type { Routes } from "../handle.ts";

const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/** `/llms.txt` and `/agents.md`: what the shop is and how agents use it, in Markdown. */
export const agentsRoutes: Routes = (app, services) => {
  app.get("/llms.txt", (request, reply) => sendText(request, reply, "text/plain", llmsText(services.env)));

  app.get("/agents.md", async (request, reply) =>
    sendText(request, reply, "text/markdown", agentsText(services.env, await exampleOf(services))),
  );
};

/** The activity with the lowest id that can be booked, and its next date; of an empty shop a made-up one. */
async function exampleOf({ db, clock, discovery }: Services): Promise<ExampleActivity> {
  const { index, seats } = await discovery.current();
  const today = dateInZurich(clock.now());
  const place = index.ids.findIndex((_, at) => hasBit(seats.bookable, at));
  const id = place < 0 ? 1 : index.ids[place]!;
  const mappedId = (await findMappedId(db, id)) ?? id;
  return { id, mappedId, date: (place < 0 ? undefined : seats.datesOf(place, today, 1)[0]) ?? today };
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const tag = tagOf(text);
  reply.headers({ etag: tag, "cache-control": cacheControl, "access-control-allow-origin": "*" });
  if (matchesTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
