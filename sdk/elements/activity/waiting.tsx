import { useLingui } from "@lingui/react/macro";
import type { ActivityMode } from "../../machines/activity/activity.types.ts";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";

/** A skeleton in the shape of the page that comes. */
export function Waiting({ isSlow, mode }: { readonly isSlow: boolean; readonly mode: ActivityMode }) {
  const { t } = useLingui();
  if (mode === "confirm") {
    return (
      <Skeleton word={t`Still loading the activity`} isSlow={isSlow}>
        {[0, 1, 2].map((row) => (
          <Bone key={row} className="my-2 h-11" />
        ))}
      </Skeleton>
    );
  }
  return (
    <div className={mode === "full" ? "mx-auto min-h-dvh max-w-[1344px] @3xl:px-8 @3xl:py-6" : ""}>
      <Skeleton word={t`Still loading the activity`} isSlow={isSlow}>
        <div className="flex flex-col">
          <div className={`flex flex-col gap-3 py-4 ${mode === "full" ? "px-4 @3xl:px-0" : ""}`}>
            <Bone className="h-5 w-48" />
            <Bone className="h-9 w-4/5 max-w-150" />
            <Bone className="h-5 w-40" />
          </div>
          <Bone className="order-first aspect-4/3 w-full max-w-160 min-[1024px]:@3xl:order-none min-[1024px]:@3xl:aspect-[2.682] min-[1024px]:@3xl:max-w-none" />
          <div className={`mt-6 flex max-w-measure flex-col gap-3 ${mode === "full" ? "px-4 @3xl:px-0" : ""}`}>
            <Bone className="h-6" />
            <Bone className="h-6 w-5/6" />
            <Bone className="mt-4 h-24" />
          </div>
        </div>
      </Skeleton>
    </div>
  );
}
