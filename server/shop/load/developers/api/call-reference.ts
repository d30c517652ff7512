import type { GenericSchema } from "valibot";
import type {
  ApiReferenceBody,
  CallReference,
} from "../../../../../host-site/pages/api-reference/api-reference.body.ts";
import type { ReferenceRows } from "../../../../../host-site/pages/reference/reference-rows.ts";
import { callersOf, takesCsrfToken, type Call } from "../../../../../sdk/contracts/call.ts";
import { errorCodes, type ErrorCode } from "../../../../../sdk/contracts/errors.ts";
import { requestOf, type RequestSchemas } from "../../../../../sdk/contracts/requests/index.ts";
import type { CallDoc } from "../../../../reads/openapi/call-docs.ts";
import { errorDocs } from "../../../../reads/openapi/error-docs.ts";
import { generalErrors } from "../../../../reads/openapi/general-errors.ts";
import { exampleOf } from "../../../../reads/openapi/example-of.ts";
import { jsonSchemaOf } from "../../../../reads/openapi/json-schema.ts";
import { typeText } from "../../../../reads/openapi/type-text.ts";

/** A call with its documentation, ready to be read. `api` is the API's base address. */
export function callReference(id: string, call: Call, doc: CallDoc, api: string): CallReference {
  const { params, query, body } = requestOf(call);
  const example = exampleOf(call.answer, "output");
  return {
    id,
    method: call.method,
    path: call.path,
    summary: doc.summary,
    wants: wantsOf(call),
    parameters: parametersOf(params, query),
    body: body ? typeText(jsonSchemaOf(body, "input")) : null,
    answer: typeText(jsonSchemaOf(call.answer, "output")),
    errors: errorRows([...generalErrors(call), ...(doc.errors ?? [])]),
    request: curlOf(call, api),
    example: example === undefined ? null : JSON.stringify(example, null, 2),
  };
}

function wantsOf(call: Call): string[] {
  return [
    ...(takesCsrfToken(call) ? ["Wants the token of GET /csrf-token/ as X-CSRF-Token."] : []),
    ...(callersOf(call) === "account" ? ["Wants a session: on the shop's own origin alone."] : []),
    ...(call.idempotent
      ? ["Takes an Idempotency-Key: the same key with the same body gets the same answer again, and nothing twice."]
      : []),
  ];
}

/** Codes with their status and meaning, by status. */
export function errorRows(codes: readonly ErrorCode[]): ReferenceRows & NonNullable<ApiReferenceBody["errors"]> {
  const rows = [...new Set(codes)]
    .toSorted((one, other) => errorCodes[one].status - errorCodes[other].status)
    .map((code) => [code, String(errorCodes[code].status), errorDocs[code]]);
  const columns = [
    { title: "Code", isCode: true },
    { title: "Status", isCode: false },
    { title: "What it means", isCode: false },
  ];
  return { columns, rows };
}

const entriesOf = (schema: RequestSchemas["params"]) =>
  Object.entries(
    (schema as { entries?: Readonly<Record<string, GenericSchema & { type: string }>> } | undefined)?.entries ?? {},
  );

function parametersOf(params: RequestSchemas["params"], query: RequestSchemas["query"]): ReferenceRows | null {
  const rows = [
    ...entriesOf(params).map(([name, entry]) => [name, "path", typeText(jsonSchemaOf(entry, "input")), "required"]),
    ...entriesOf(query).map(([name, entry]) => [
      name,
      "query",
      typeText(jsonSchemaOf(entry, "input")),
      entry.type === "optional" ? "" : "required",
    ]),
  ];
  if (rows.length === 0) return null;
  const columns = [
    { title: "Name", isCode: true },
    { title: "Where", isCode: false },
    { title: "Type", isCode: true },
    { title: "Has to be there", isCode: false },
  ];
  return { columns, rows };
}

/** The request as a line for a shell. */
function curlOf(call: Call, api: string): string {
  const { params, query, body } = requestOf(call);
  const values = (params && (exampleOf(params, "input") as Readonly<Record<string, unknown>>)) ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? name)));
  const given = Object.entries((query && (exampleOf(query, "input") as Readonly<Record<string, unknown>>)) ?? {});
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const sent = body && exampleOf(body, "input");
  const type = call.method === "PATCH" ? "application/merge-patch+json" : "application/json";
  return [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}${quoted(`${api}${path}${search && `?${search}`}`)}`,
    ...(takesCsrfToken(call) ? [`-H "X-CSRF-Token: $TOKEN"`] : []),
    ...(call.idempotent ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(callersOf(call) === "account" ? [`-b cookies.txt`] : []),
    ...(sent === undefined ? [] : [`-H "Content-Type: ${type}"`, `-d ${quoted(JSON.stringify(sent, null, 2))}`]),
  ].join(" \\\n  ");
}

/** A text that a shell takes as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
