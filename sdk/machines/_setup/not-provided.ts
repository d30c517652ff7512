/** The default of an actor or action that the element provides where it starts the machine. */
export function notProvided(): never {
  throw new Error("the element provides this actor or action");
}
