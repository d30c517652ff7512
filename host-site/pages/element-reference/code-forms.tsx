import { useState } from "react";
import { Tabs } from "../../../sdk/ui/tabs.tsx";
import { CodeBlock } from "../../code-block.tsx";
import type { ElementReferenceBody } from "./element-reference.body.ts";

/** The same element in the forms that pages take it in; without scripts the first. */
export function CodeForms({ forms }: { readonly forms: ElementReferenceBody["code"] }) {
  const [name, setName] = useState(forms[0]!.name);
  const { parts } = forms.find((form) => form.name === name) ?? forms[0]!;
  return (
    <div className="min-w-0 overflow-x-auto">
      <Tabs
        label="Forms of the code"
        tabs={forms.map((form) => ({ value: form.name, label: form.title }))}
        value={name}
        onChange={setName}
      >
        {parts.map(({ title, text }) => (
          <CodeBlock key={`${name} ${title}`} title={title} text={text} className="mt-4" />
        ))}
      </Tabs>
    </div>
  );
}
