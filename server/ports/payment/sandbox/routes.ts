import { readFile } from "node:fs/promises";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { AppError } from "../../../errors.ts";
import { CardInput } from "./cards.ts";
import { challengePage, checkedPage, payPage, unknownPage } from "./pages.ts";
import { buyerDecisions, type BuyerDecision, type Sandbox } from "./sandbox-port.ts";
import type { RouteTools } from "../../provider.ts";
import { pageHeaders } from "./page-headers.ts";

const filesFolder = new URL("./files/", import.meta.url);
const files: Readonly<Record<string, string>> = { "sandbox.css": "text/css", "challenge-done.js": "text/javascript" };
const Decision = v.picklist(buyerDecisions);

/**
 * A sandbox's own address: its tokens, its hosted pages, its challenge.
 */
export async function sandboxRoutes(app: FastifyInstance, sandbox: Sandbox, tools: Pick<RouteTools, "readJsonBodies">) {
  const prefix = `/providers/${sandbox.name}`;
  // Partners' pages frame its challenge and load its files.
  app.addHook(
    "onRequest",
    async (_request, reply) => void reply.header("cross-origin-resource-policy", "cross-origin"),
  );
  await app.register(async (part) => tokens(part, sandbox, tools), { prefix });
  await app.register(async (part) => pages(part, sandbox), { prefix });
  app.get<{ Params: { file: string } }>(`${prefix}/files/:file`, async (request, reply) => {
    const type = files[request.params.file];
    if (!type) throw new AppError("not_found", "It is not known.");
    reply.headers({
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    return readFile(new URL(request.params.file, filesFolder));
  });
}

/** Any page may make a token of a card: that is how a card's number stays away from the shop. */
async function tokens(
  app: FastifyInstance,
  sandbox: Sandbox,
  { readJsonBodies }: Pick<RouteTools, "readJsonBodies">,
): Promise<void> {
  await app.register(cors, { origin: "*", credentials: false, methods: ["POST"], allowedHeaders: ["content-type"] });
  readJsonBodies(app);
  app.post("/tokens", async (request, reply) => {
    const card = v.safeParse(CardInput, request.body);
    if (!card.success)
      throw new AppError(
        "invalid_input",
        "The card is not complete.",
        Object.fromEntries(card.issues.map((issue) => [v.getDotPath(issue) ?? "body", issue.message])),
      );
    const made = await sandbox.tokenize(card.output);
    reply.header("cache-control", "no-store");
    if (!made.ok) return reply.status(422).send({ code: made.problem, message: "The card can't be used." });
    return { token: made.token, brand: made.brand, last4: made.last4 };
  });
}

async function pages(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text as string)));
  });
  const decisionOf = (body: unknown): BuyerDecision => {
    const decision = v.safeParse(Decision, (body as { decision?: unknown } | null | undefined)?.decision);
    if (!decision.success) throw new AppError("invalid_input", "The form is not complete.");
    return decision.output;
  };

  app.get<{ Params: { reference: string } }>("/pay/:reference", async (request, reply) => {
    const payment = await sandbox.findPayment(request.params.reference);
    if (!payment)
      return pageHeaders(reply.status(404), { framed: false }).send(
        unknownPage(sandbox, localeOf(request.headers["accept-language"])),
      );
    return pageHeaders(reply, { framed: false, returnUrl: payment.return_url }).send(
      payPage(sandbox, payment, await sandbox.addressBack(payment)),
    );
  });
  app.post<{ Params: { reference: string } }>("/pay/:reference", async (request, reply) => {
    const payment = await sandbox.decide(request.params.reference, decisionOf(request.body));
    if (!payment)
      return pageHeaders(reply.status(404), { framed: false }).send(
        unknownPage(sandbox, localeOf(request.headers["accept-language"])),
      );
    const back = new URL(await sandbox.addressBack(payment));
    back.searchParams.set("redirectResult", payment.reference);
    return reply.header("cache-control", "no-store").redirect(back.href, 303);
  });
  app.get<{ Params: { token: string } }>("/challenge/:token", async (request, reply) => {
    const payment = await sandbox.findChallenge(request.params.token);
    if (!payment)
      return pageHeaders(reply.status(404), { framed: true }).send(
        unknownPage(sandbox, localeOf(request.headers["accept-language"])),
      );
    return pageHeaders(reply, { framed: true }).send(challengePage(sandbox, payment));
  });
  app.post<{ Params: { token: string } }>("/challenge/:token", async (request, reply) => {
    const decision = decisionOf(request.body);
    const challenged = await sandbox.findChallenge(request.params.token);
    const payment = challenged && (await sandbox.decide(challenged.reference, decision));
    if (!payment)
      return pageHeaders(reply.status(404), { framed: true }).send(
        unknownPage(sandbox, localeOf(request.headers["accept-language"])),
      );
    return pageHeaders(reply, { framed: true }).send(checkedPage(sandbox, payment));
  });
}

/** The first language that the browser accepts. */
function localeOf(accepted: string | undefined): string {
  return accepted?.split(/[,;]/)[0] ?? "";
}
