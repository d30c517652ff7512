/** Paragraphs of a text: an empty line parts them, a single one stays a break. Text is text, whatever stands in it. */
export function Prose({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="flex max-w-measure flex-col gap-3">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line text-pretty hyphens-auto wrap-break-word">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
