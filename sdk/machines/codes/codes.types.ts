import type { Failure } from "../cart/failure.rules.ts";

/** A code that was not added, taken out or put back. */
export interface CodesProblem extends Failure {
  readonly task: "add" | "remove" | "restore";
}

export interface CodesContext {
  /** What stands in the field. */
  readonly typed: string;
  readonly problem: CodesProblem | null;
  /** The code that is being added or taken out. */
  readonly busyWith: string | null;
  /** The code that was added last, for its announcement. */
  readonly added: string | null;
  /** The code that was taken out last, for "put it back". */
  readonly removed: string | null;
}

export type CodesEvent =
  | { type: "code.typed"; text: string }
  /** Adds what is typed. */
  | { type: "code.applied" }
  | { type: "code.removed"; code: string }
  /** Adds again what was taken out last. */
  | { type: "code.restored" };

/** The field and the codes as elements show them. */
export interface CodesView extends CodesContext {
  readonly state: "idle" | "adding" | "removing" | "restoring";
}
