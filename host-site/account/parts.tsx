/** What belongs together, in a line with a dot between two: none is left at an end where they wrap. */
export function Parts({ of }: { readonly of: readonly string[] }) {
  return (
    <p className="-ms-4 flex flex-wrap [clip-path:inset(0_0_0_16px)] rtl:[clip-path:inset(0_16px_0_0)]">
      {of.map((part) => (
        <span
          key={part}
          className="relative ps-4 tabular-nums before:absolute before:start-0 before:w-4 before:text-center before:content-['·']"
        >
          {part}
        </span>
      ))}
    </p>
  );
}
