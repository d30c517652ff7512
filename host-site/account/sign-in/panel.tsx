import type { ReactNode } from "react";
import { aroundLine, textLink } from "../../../sdk/ui/text-button.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { quiet } from "../../sections/classes.ts";

/** What a way of signing in is called, and what it is about. */
export function PanelHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <>
      <h2 tabIndex={-1} className="text-28 font-strong outline-none">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 mb-6 text-pretty text-ink-2">{lead}</p>}
    </>
  );
}

interface PanelLinkProps {
  readonly changes: Readonly<Record<string, string | null>>;
  readonly children: ReactNode;
  /** The sentence that the link ends. */
  readonly before?: string;
  readonly isQuiet?: boolean;
}

/** The way from one of them to another, below it. */
export function PanelLink({ changes, children, before, isQuiet = false }: PanelLinkProps) {
  return (
    <p className={isQuiet ? `mt-4 text-pretty ${quiet}` : "mt-6"}>
      {before !== undefined && `${before} `}
      <StepLink className={before === undefined ? `${textLink} ${aroundLine}` : textLink} changes={changes}>
        {children}
      </StepLink>
    </p>
  );
}
