import { useState, type Dispatch } from "react";
import { Button } from "../../../sdk/ui/button.tsx";
import { Select } from "../../../sdk/ui/select.tsx";
import type { LogEntry, PlaygroundAction, PlaygroundState } from "./playground.state.ts";

interface EventLogProps {
  readonly state: PlaygroundState;
  /** The events of the element. */
  readonly names: readonly string[];
  readonly dispatch: Dispatch<PlaygroundAction>;
}

const nameOf = (entry: LogEntry) => (entry.type === "event" ? entry.name : "console");

/** Events as they arrive, the newest first, with their payload; and what stands in the frame's console. */
export function EventLog({ state: { log }, names, dispatch }: EventLogProps) {
  const [only, filter] = useState("");
  const shown = log.filter((entry) => only === "" || nameOf(entry) === only).toReversed();
  return (
    <section aria-labelledby="playground-events" className="mt-8">
      <h2 id="playground-events" className="mb-2">
        Events
      </h2>
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <Select
            label="Show"
            value={only}
            onChange={filter}
            options={[
              { value: "", label: "All events and the console" },
              ...[...names, "console"].map((name) => ({ value: name, label: name })),
            ]}
          />
        </div>
        <Button variant="secondary" onPress={() => dispatch({ type: "log.cleared" })}>
          Clear
        </Button>
      </div>
      <p role="status" className="mt-2 text-14 text-ink-2">
        {shown.length === 0
          ? "Nothing yet: use the element, or fire an event below."
          : `${shown.length} ${shown.length === 1 ? "line" : "lines"}`}
      </p>
      <ol className="mt-2 max-h-96 overflow-y-auto" aria-label="Events, the newest first">
        {shown.map((entry) => (
          <li key={entry.number} className="border-t border-line py-2 pointer-coarse:py-1">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  if (entry.type === "console")
    return (
      <p className="text-14 wrap-anywhere">
        <span className="text-ink-2">console: </span>
        {entry.text}
      </p>
    );
  const { name, tag, at, isSimulated, detail } = entry;
  return (
    <details>
      <summary className="focus-ring min-h-6 cursor-pointer text-14 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:py-3">
        <code className="font-strong">{name}</code>{" "}
        <span className="text-ink-2">
          {tag}, {(at / 1000).toFixed(1)} s{isSimulated ? ", fired by you" : ""}
        </span>
      </summary>
      <pre className="mt-2 overflow-x-auto rounded-field bg-surface-2 p-4 text-start text-14 [direction:ltr]">
        <code>{JSON.stringify(detail, null, 2)}</code>
      </pre>
    </details>
  );
}
