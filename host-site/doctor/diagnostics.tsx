import { CircleAlert, Info, TriangleAlert, type IconNode } from "lucide";
import { useEffect, useRef } from "react";
import type { CallAnswer } from "../../sdk/contracts/call.ts";
import type { examinePage } from "../../sdk/contracts/calls/doctor.ts";
import type { PlacedDiagnostic, Severity } from "../../sdk/contracts/diagnostics.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { Notice } from "../../sdk/ui/notice.tsx";
import { CodeBlock } from "../code-block.tsx";

type Examined = CallAnswer<typeof examinePage>;

const kinds: Readonly<Record<Severity, { word: string; classes: string; icon: IconNode }>> = {
  error: { word: "Wrong", classes: "bg-red-tint text-red", icon: CircleAlert },
  warning: { word: "To mend", classes: "bg-warning-tint text-warning", icon: TriangleAlert },
  info: { word: "To know", classes: "bg-accent-tint text-accent", icon: Info },
};

/** What was found, the worst first; that all is well is said too. Takes the focus: it is what was asked for. */
export function Diagnostics({ of: { diagnostics, omitted, elements, address } }: { readonly of: Examined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wrong = diagnostics.filter(({ severity }) => severity !== "info").length;
  return (
    <section className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {wrong === 0 ? "Nothing is wrong" : wrong === 1 ? "One thing to mend" : `${wrong} things to mend`}
      </h2>
      <p className="mt-1 mb-4 text-14 wrap-anywhere text-ink-2">
        {address ? `${address}. ` : ""}
        {summary(elements)}
      </p>
      {diagnostics.length === 0 && (
        <Notice tone="success">
          Script, elements, attributes and policy are as they should be. If the page shows nothing all the same, ask the
          elements themselves: the lines for its console stand below.
        </Notice>
      )}
      <ol>
        {diagnostics.map((diagnostic, index) => (
          <li key={index} className="border-t border-line py-5">
            <One of={diagnostic} />
          </li>
        ))}
      </ol>
      {omitted > 0 && (
        <p className="border-t border-line pt-5">
          {omitted} more of less weight are not shown. Mend these first, then examine the page again.
        </p>
      )}
    </section>
  );
}

function One({ of: { code, severity, message, next, fix, line, source } }: { readonly of: PlacedDiagnostic }) {
  const { word, classes, icon } = kinds[severity];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <span className={`inline-flex items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-strong ${classes}`}>
          <Icon of={icon} size={16} />
          {word}
        </span>
        {line !== null && <span className="tabular-nums">Line {line}</span>}
        <code className="wrap-anywhere">{code}</code>
      </p>
      <h3 className="mt-2 text-16 text-pretty wrap-anywhere">{message}</h3>
      <p className="mt-1 text-pretty wrap-anywhere">{next}</p>
      {source !== null && <CodeBlock title="It stands there" text={source} canCopy={false} className="mt-3" />}
      {fix !== null && <CodeBlock title="What to write" text={fix} className="mt-3" />}
    </>
  );
}

/** What the page has of Gipfel: `<gipfel-booking> (line 4)`. */
function summary(elements: Examined["elements"]): string {
  if (elements.length === 0) return "No element of Gipfel was found.";
  const named = elements.slice(0, 5).map(({ tag, line }) => `<${tag}> (line ${line})`);
  const more = elements.length - named.length;
  return `Found ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
