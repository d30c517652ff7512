import { useEffect, useState } from "react";
import { TextField } from "../../../sdk/ui/field.tsx";
import type { ApiReferenceBody } from "./api-reference.body.ts";
import { MethodName } from "./method-name.tsx";

/** Every call in short, by resource. Where scripts run a field narrows the list; without them all is there. */
export function CallIndex({ groups }: { readonly groups: ApiReferenceBody["index"] }) {
  const [sought, seek] = useState("");
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter(({ method, path, summary }) => {
        const text = `${group.title} ${method} ${path} ${summary}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      {hasScripts && (
        <div className="mt-8 max-w-measure print:hidden">
          <TextField
            label="Find a call"
            type="search"
            value={sought}
            onInput={seek}
            hint="By method, path or words: cart, POST, cancel"
          />
          <p role="status" className="mt-1 text-14 text-ink-2">
            {words.length > 0 ? `${count} ${count === 1 ? "call" : "calls"}` : ""}
          </p>
        </div>
      )}
      {words.length > 0 && count === 0 && (
        <p className="mt-6">No call has these words. Try one of them, or empty the field to see all calls.</p>
      )}
      {found.map(({ id, title, lead, url, calls }) => (
        <section key={id} className="mt-10">
          <h2 id={id} className="mb-1 scroll-mt-[calc(var(--header)+16px)]">
            <a href={url}>{title}</a>
          </h2>
          <p className="max-w-measure text-pretty text-ink-2">{lead}</p>
          <ul className="mt-3">
            {calls.map((call) => (
              <li key={call.url} className="border-t border-line py-3">
                <a href={call.url} className="wrap-anywhere underline-offset-4">
                  <MethodName method={call.method} /> <code>{call.path}</code>
                </a>
                <p className="mt-0.5 text-14 text-pretty text-ink-2">{call.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
