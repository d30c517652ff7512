import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

export interface NextThing {
  readonly icon: IconNode;
  readonly words: ReactNode;
}

/** What takes the summary's place where the step itself shows the total: it would say the same twice. */
export function WhatHappensNext({ title, things }: { title: string; things: readonly NextThing[] }) {
  return (
    <>
      <h3 className="text-16 font-strong">{title}</h3>
      <ul className="mt-3 flex flex-col gap-4 text-14 text-ink-2">
        {things.map(({ icon, words }, index) => (
          <li key={index} className="flex gap-3">
            <Icon of={icon} />
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
