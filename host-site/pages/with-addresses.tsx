const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses are links. The rest is plain text. */
export function WithAddresses({ text }: { readonly text: string }) {
  // What a pattern's group has caught stands at every second place.
  return (
    <>
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} className="underline-offset-3" href={`mailto:${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
