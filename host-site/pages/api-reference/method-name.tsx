const colours: Readonly<Record<string, string>> = {
  GET: "text-accent",
  DELETE: "text-red",
};

/** The method of a call: what changes something looks other than what reads. */
export function MethodName({ method }: { readonly method: string }) {
  return <code className={`font-strong ${colours[method] ?? "text-warning"}`}>{method}</code>;
}
