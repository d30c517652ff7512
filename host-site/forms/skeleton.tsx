import { Bone } from "../../sdk/ui/skeleton.tsx";
import { SkeletonBars } from "../../sdk/ui/skeleton-bars.tsx";

/** Rows of a list that is on its way: as high as those that come. */
export function RowsSkeleton({ rows, hasPicture = false }: { readonly rows: number; readonly hasPicture?: boolean }) {
  return (
    <div className="divide-y divide-line" aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-4 py-4 min-[640px]:items-center">
          {hasPicture && <Bone className="aspect-4/3 w-24 shrink-0 max-[640px]:w-18" />}
          <div className="grow">
            <SkeletonBars widths={["w-3/5", "w-2/5", "w-1/4"]} />
          </div>
        </div>
      ))}
    </div>
  );
}
