import { createElement, type ReactNode } from "react";
import { languageTag } from "../../sdk/contracts/locale.ts";
import type { PageAnswer } from "../page.ts";

interface GipfelElementProps {
  readonly tag: `gipfel-${string}`;
  readonly answer: PageAnswer;
  readonly className?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onReady?: (host: HTMLElement) => void;
  /** Another step of the booking widget shows; "closed" when its drawer goes. */
  readonly onStep?: (step: string) => void;
  /** Shows before and without the element. */
  readonly children?: ReactNode;
}

/** An element of the SDK that the shell brings in when it is wanted: the loader of the page defines it then. */
export function GipfelElement({ tag, answer, className, attributes, onReady, onStep, children }: GipfelElementProps) {
  const brand = answer.shell.widget?.brandColor;
  return createElement(
    tag,
    {
      locale: languageTag(answer.locale),
      ...(brand ? { "brand-color": brand } : {}),
      ...(className ? { class: className } : {}),
      ...attributes,
      "ongipfel-ready": (event: Event) => onReady?.(event.currentTarget as HTMLElement),
      ...(onStep ? { "ongipfel-step": (event: CustomEvent<{ step: string }>) => onStep(event.detail.step) } : {}),
    },
    children,
  );
}
