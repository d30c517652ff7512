import type { Body, BodyOf } from "../body.ts";
import type { PageAnswer } from "../page.ts";

/** What a view of a body shows. */
export interface ViewProps<Of extends Body = Body> {
  readonly answer: PageAnswer;
  readonly body: Of;
}

/** A page that is one element, with ideas for where that has nothing to show. */
export type BodyWithIdeas = BodyOf<"element"> & { readonly ideas: object };
