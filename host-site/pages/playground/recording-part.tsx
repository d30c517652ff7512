import { useRef, useState, type Dispatch } from "react";
import type { RecordedStep } from "../../../sdk/contracts/playground.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { Notice } from "../../../sdk/ui/notice.tsx";
import { stepsIn, type PlaygroundAction, type PlaygroundState } from "./playground.state.ts";
import { reachedStates, readRecording, writeRecording } from "./recording.ts";
import { StepDetails } from "./step-details.tsx";

interface RecordingPartProps {
  readonly state: PlaygroundState;
  readonly sdk: string;
  readonly dispatch: Dispatch<PlaygroundAction>;
}

/** A recording is read into memory: larger files are none of ours (bytes). */
const largestFile = 50_000_000;

/** What the element's machine did, step by step; saved as a file, opened again, gone through in both directions. */
export function RecordingPart({ state, sdk, dispatch }: RecordingPartProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const steps = stepsIn(state);
  const position = Math.min(state.position ?? steps.length - 1, steps.length - 1);
  const go = (to: number) => dispatch({ type: "step.chosen", position: Math.max(0, Math.min(to, steps.length - 1)) });

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    const read = chosen.size > largestFile ? null : readRecording(await chosen.text());
    setUnreadable(!read);
    if (read) dispatch({ type: "recording.opened", name: chosen.name, steps: read });
  }

  return (
    <section aria-labelledby="playground-recording" className="mt-8">
      <h2 id="playground-recording" className="mb-2">
        What the machine did
      </h2>
      <p className="mb-4 max-w-measure text-pretty text-ink-2">
        Each step is an event of the element's state machine, the state that it led to, and what changed in its context.
        A saved recording holds what was typed into the element.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="medium"
          variant="secondary"
          disabled={state.steps.length === 0}
          onPress={() => save(writeRecording(state.steps, sdk))}
        >
          Save the recording
        </Button>
        <Button size="medium" variant="secondary" onPress={() => file.current?.click()}>
          Open a recording
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="A recording"
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        {state.opened && (
          <Button size="medium" variant="quiet" onPress={() => dispatch({ type: "recording.closed" })}>
            Back to the element
          </Button>
        )}
      </div>
      {isUnreadable && (
        <div className="mt-3">
          <Notice tone="error" role="alert">
            This file is no recording of the playground. Choose one that “Save the recording” has written.
          </Notice>
        </div>
      )}
      {steps.length === 0 ? (
        <p className="mt-3 text-14 text-ink-2">No step yet: run the code, and use the element.</p>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button size="medium" variant="secondary" disabled={position === 0} onPress={() => go(position - 1)}>
              Step back
            </Button>
            <Button
              size="medium"
              variant="secondary"
              disabled={position === steps.length - 1}
              onPress={() => go(position + 1)}
            >
              Step forward
            </Button>
            <p role="status" className="text-14 text-ink-2">
              {`Step ${position + 1} of ${steps.length}${state.opened ? ` of ${state.opened.name}` : ""}`}
            </p>
          </div>
          <Steps steps={steps} position={position} go={go} />
          <StepDetails steps={steps} position={position} />
        </>
      )}
    </section>
  );
}

interface StepsProps {
  readonly steps: readonly RecordedStep[];
  readonly position: number;
  readonly go: (position: number) => void;
}

function Steps({ steps, position, go }: StepsProps) {
  const reached = reachedStates(steps);
  return (
    <ol className="mt-3 max-h-96 overflow-y-auto" aria-label="Steps">
      {steps.map((step, index) => (
        <li key={index} className="border-t border-line">
          <button
            type="button"
            aria-current={index === position ? "step" : undefined}
            onClick={() => go(index)}
            className={`focus-ring min-h-11 w-full px-2 py-2 text-start text-14 wrap-anywhere hover:bg-surface-2 ${index === position ? "bg-surface-2 font-strong" : ""}`}
          >
            <code>{step.event?.type ?? "start"}</code>{" "}
            <span className="text-ink-2">
              {reached[index] ? `${reached[index]}, ` : ""}
              {(step.at / 1000).toFixed(1)} s
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Saves a text as a file. */
function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "gipfel-recording.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
