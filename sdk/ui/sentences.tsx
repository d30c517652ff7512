/** One sentence as it is, several as a list. */
export function Sentences({ of }: { readonly of: readonly string[] }) {
  if (of.length === 1) return <p>{of[0]}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-4">
      {of.map((sentence, index) => (
        // Two of them can be the same.
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
