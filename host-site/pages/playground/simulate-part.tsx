import { useState } from "react";
import { Button } from "../../../sdk/ui/button.tsx";
import { TextArea } from "../../../sdk/ui/field.tsx";
import { Select } from "../../../sdk/ui/select.tsx";
import type { PlaygroundBody } from "./playground.body.ts";

interface SimulatePartProps {
  readonly events: PlaygroundBody["events"];
  /** The code does not run yet, and with it no listener. */
  readonly isHeld: boolean;
  readonly simulate: (name: string, detail: unknown) => void;
}

/** Fires an event of the element with a payload of its schema, so that a listener can be tried without a booking. */
export function SimulatePart({ events, isHeld, simulate }: SimulatePartProps) {
  const [chosen, choose] = useState("");
  const [typed, type] = useState<string | null>(null);
  const event = events.find(({ name }) => name === chosen) ?? events[0]!;
  const text = typed ?? event.detail;
  const detail = parsed(text);
  return (
    <section aria-labelledby="playground-simulate" className="mt-8">
      <h2 id="playground-simulate" className="mb-2">
        Fire an event
      </h2>
      <p className="mb-4 max-w-measure text-pretty text-ink-2">
        Your own listener runs as if the element had fired it. Nothing is booked.
      </p>
      <Select
        label="Event"
        value={event.name}
        hint={event.description}
        options={events.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => {
          choose(name);
          type(null);
        }}
      />
      <div className="code-text mt-4">
        <TextArea
          label="detail"
          value={text}
          rows={Math.min(text.split("\n").length, 14)}
          onInput={type}
          error={detail ? undefined : "This is no JSON: the event can't be fired."}
          hint={<code className="wrap-anywhere">{event.type}</code>}
        />
      </div>
      <div className="mt-3">
        <Button
          size="medium"
          variant="secondary"
          disabled={!detail || isHeld}
          onPress={() => detail && simulate(event.name, detail.value)}
        >
          {`Fire ${event.name}`}
        </Button>
      </div>
    </section>
  );
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
