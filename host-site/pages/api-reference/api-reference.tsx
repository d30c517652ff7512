import { Actions } from "../actions.tsx";
import { Blocks } from "../blocks.tsx";
import type { ViewProps } from "../page-view.ts";
import { ReferenceFrame } from "../reference/reference-frame.tsx";
import { ReferenceTable } from "../reference/reference-table.tsx";
import type { ApiReferenceBody } from "./api-reference.body.ts";
import { CallIndex } from "./call-index.tsx";
import { CallSection } from "./call-section.tsx";

/** The reference of the API: its overview, the calls of one resource, or the codes of errors. */
export function ApiReferencePage({ body }: ViewProps<ApiReferenceBody>) {
  const { title, lead, crumbs, intro, index, calls, errors, actions } = body;
  const parts = [
    ...intro.flatMap((block) => (block.kind === "heading" ? [{ id: block.id, text: block.text }] : [])),
    ...index.map(({ id, title }) => ({ id, text: title })),
    ...calls.map(({ id, method, path }) => ({ id, text: `${method} ${path}` })),
  ];
  return (
    <ReferenceFrame crumbs={crumbs} title={title} lead={lead} parts={parts}>
      {intro.length > 0 && <Blocks blocks={intro} lang="en" canCopy />}
      {index.length > 0 && <CallIndex groups={index} />}
      {calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
      {errors && <ReferenceTable label="Codes" {...errors} />}
      <Actions of={actions} />
    </ReferenceFrame>
  );
}
