import { Element } from "../../element.tsx";
import { Actions } from "../actions.tsx";
import type { ViewProps } from "../page-view.ts";
import { ReferenceFrame, ReferenceSection } from "../reference/reference-frame.tsx";
import { ReferenceTable } from "../reference/reference-table.tsx";
import type { ElementReferenceBody } from "./element-reference.body.ts";
import { CodeForms } from "./code-forms.tsx";

/** The reference of one element: a live example, what to write, and everything that it takes and fires. */
export function ElementReferencePage({ body }: ViewProps<ElementReferenceBody>) {
  const { title, lead, crumbs, code, live, tables, actions } = body;
  return (
    <ReferenceFrame
      crumbs={crumbs}
      title={<code>{`<${title}>`}</code>}
      lead={lead}
      parts={[
        { id: "live", text: "Live" },
        { id: "code", text: "Code" },
        ...tables.map((table) => ({ id: table.id, text: table.title })),
      ]}
    >
      <ReferenceSection id="live" title="Live">
        {live.note && <p className="max-w-measure text-pretty text-ink-2">{live.note}</p>}
        {live.hasExample && (
          <div className="mt-4 rounded-card border border-line p-4 min-[640px]:p-6">
            <Element name="example" />
          </div>
        )}
        <ul className="mt-3 flex flex-wrap gap-x-6 text-14">
          {live.links.map((link) => (
            <li key={link.url}>
              <a href={link.url} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </ReferenceSection>
      <ReferenceSection id="code" title="Code">
        <CodeForms forms={code} />
      </ReferenceSection>
      {tables.map(({ id, title, note, columns, rows }) => (
        <ReferenceSection key={id} id={id} title={title}>
          {note && <p className="mb-2 max-w-measure text-pretty text-ink-2">{note}</p>}
          <ReferenceTable label={title} columns={columns} rows={rows} />
        </ReferenceSection>
      ))}
      <Actions of={actions} />
    </ReferenceFrame>
  );
}
