import type { RecordedStep } from "../../../sdk/contracts/playground.ts";
import { CodeBlock } from "../../code-block.tsx";
import { changesAt, stateName } from "./recording.ts";

interface StepDetailsProps {
  readonly steps: readonly RecordedStep[];
  readonly position: number;
}

/** One step: the event, the state, and each field of the context before and after it. */
export function StepDetails({ steps, position }: StepDetailsProps) {
  const step = steps[position]!;
  const changes = changesAt(steps, position);
  return (
    <div className="mt-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-14">
        <dt className="text-ink-2">Element</dt>
        <dd>
          <code>{step.element}</code>
        </dd>
        <dt className="text-ink-2">State</dt>
        <dd>
          <code className="wrap-anywhere">{stateName(step.state)}</code>
        </dd>
      </dl>
      {step.event && <CodeBlock title="Event" text={JSON.stringify(step.event, null, 2)} isBounded canCopy={false} />}
      {changes.length === 0 && <p className="mt-3 text-14 text-ink-2">Nothing changed in the context.</p>}
      {changes.map(({ name, before, after }) => (
        <details key={`${position} ${name}`} className="mt-3" open={(before ?? "").length + (after ?? "").length < 400}>
          <summary className="focus-ring min-h-6 cursor-pointer text-14 pointer-coarse:min-h-11 pointer-coarse:py-3">
            <code className="font-strong">{name}</code>{" "}
            <span className="text-ink-2">
              {before === undefined ? "new" : after === undefined ? "gone" : "changed"}
            </span>
          </summary>
          {before !== undefined && (
            <CodeBlock title="Before" text={before} isBounded canCopy={false} className="mt-2" />
          )}
          {after !== undefined && <CodeBlock title="After" text={after} isBounded canCopy={false} className="mt-2" />}
        </details>
      ))}
    </div>
  );
}
