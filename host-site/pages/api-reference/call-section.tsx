import { CodeBlock } from "../../code-block.tsx";
import { ReferenceTable } from "../reference/reference-table.tsx";
import type { CallReference } from "./api-reference.body.ts";
import { MethodName } from "./method-name.tsx";

/** One call: what it takes, what it answers, how it fails, an example. */
export function CallSection({ call }: { readonly call: CallReference }) {
  const { id, method, path, summary, wants, parameters, body, answer, errors, request, example } = call;
  return (
    <section className="mt-12 border-t border-line pt-6 first:mt-0 first:border-0 first:pt-0">
      <h2 id={id} className="scroll-mt-[calc(var(--header)+16px)] text-18 wrap-anywhere">
        <MethodName method={method} /> <code>{path}</code>
      </h2>
      <p className="mt-1 max-w-measure text-pretty">{summary}</p>
      {wants.map((want) => (
        <p key={want} className="mt-1 max-w-measure text-14 text-pretty text-ink-2">
          {want}
        </p>
      ))}
      {parameters && (
        <>
          <h3 className="mt-6 mb-1 text-16">Parameters</h3>
          <ReferenceTable label={`Parameters of ${id}`} {...parameters} />
        </>
      )}
      {body && <CodeBlock title="Body" text={body} isBounded />}
      <CodeBlock title="Answer" text={answer} isBounded />
      <h3 className="mt-6 mb-1 text-16">Example</h3>
      <CodeBlock title="Request" text={request} className="mt-2" />
      {example && <CodeBlock title="Answered with" text={example} isBounded />}
      {errors.rows.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-16">Errors</h3>
          <ReferenceTable label={`Errors of ${id}`} {...errors} />
        </>
      )}
    </section>
  );
}
