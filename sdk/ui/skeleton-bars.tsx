import { Bone } from "./skeleton.tsx";

/** Bars where lines of words will come; each width comes as a class ("w-2/5"). */
export function SkeletonBars({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="grid gap-2.5" aria-hidden>
      {widths.map((width, index) => (
        <Bone key={index} className={`h-3.5 max-w-full ${width}`} />
      ))}
    </div>
  );
}
