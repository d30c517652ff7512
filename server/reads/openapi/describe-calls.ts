import type { GenericSchema } from "valibot";
import { callersOf, takesCsrfToken, type Call } from "../../../sdk/contracts/call.ts";
import * as calls from "../../../sdk/contracts/calls/index.ts";
import { ErrorBody, errorCodes } from "../../../sdk/contracts/errors.ts";
import { requestOf, type RequestSchemas } from "../../../sdk/contracts/requests/index.ts";
import { callDocs, callGroups, type CallDoc } from "./call-docs.ts";
import { exampleOf } from "./example-of.ts";
import { jsonSchemaOf } from "./json-schema.ts";

type Described = Record<string, unknown>;

/** The OpenAPI 3.1 document of the API, made from its contracts. */
export function describeCalls(origin: string, sessionCookie: string): Described {
  const paths: Record<string, Described> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describe(name, call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Gipfel",
      version: "1",
      description: `Error codes: ${Object.entries(errorCodes)
        .map(([code, { status }]) => `${code} (${status})`)
        .join(", ")}.`,
    },
    tags: [
      ...Object.entries(callGroups).map(([name, { title, lead }]) => ({ name, description: `${title}. ${lead}` })),
      { name: "team", description: "For the shop's own team." },
    ],
    servers: [{ url: `${origin}/api` }],
    components: {
      securitySchemes: {
        csrf: {
          type: "apiKey",
          in: "header",
          name: "X-CSRF-Token",
          description:
            "The token of GET /csrf-token/, for 12 hours; also taken as `csrfToken` in a JSON body. Without it: 403 csrf_invalid.",
        },
        key: {
          type: "http",
          scheme: "bearer",
          description: "A key that an affiliate makes in the account. Without it: 401 key_invalid.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description:
            "Set by signing in on the shop's own origin; with the prefix __Secure- on https. Without it: 401 not_signed_in, or 403 forbidden.",
        },
      },
    },
    paths,
  };
}

function describe(name: string, call: Call): Described {
  const { params, query, body } = requestOf(call);
  const schemes = [
    ...(takesCsrfToken(call) ? ["csrf"] : []),
    ...(callersOf(call) === "anybody" ? [] : ["session"]),
    ...(call.withKey ? ["key"] : []),
  ];
  const doc = (callDocs as Readonly<Record<string, CallDoc>>)[name];
  return {
    operationId: name,
    tags: [doc?.group ?? "team"],
    ...(doc ? { summary: doc.summary } : { description: "For the shop's own team." }),
    security: [Object.fromEntries(schemes.map((scheme) => [scheme, []]))],
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...(call.idempotent
        ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 200 } }]
        : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [call.method === "PATCH" ? "application/merge-patch+json" : "application/json"]: {
                schema: jsonSchemaOf(body, "input"),
                ...exampled(body, "input"),
              },
            },
          },
        }
      : {}),
    responses: {
      "200": {
        description: "Done.",
        content: {
          "application/json": { schema: jsonSchemaOf(call.answer, "output"), ...exampled(call.answer, "output") },
        },
      },
      default: {
        description: "Refused: a stable code, a message, and the fields it is about.",
        content: { "application/json": { schema: jsonSchemaOf(ErrorBody, "output") } },
      },
    },
  };
}

function parametersOf(schema: RequestSchemas["params"], where: "path" | "query"): Described[] {
  const entries = (schema as { entries?: Record<string, GenericSchema & { type: string }> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    in: where,
    required: where === "path" || entry.type !== "optional",
    schema: jsonSchemaOf(entry, "input"),
  }));
}

function exampled(schema: GenericSchema, typeMode: "input" | "output"): Described {
  const example = exampleOf(schema, typeMode);
  return example === undefined ? {} : { example };
}
