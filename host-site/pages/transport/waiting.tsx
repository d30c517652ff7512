import { Bone } from "../../../sdk/ui/skeleton.tsx";

interface Props {
  /** Connections come below the form. */
  readonly hasSearch: boolean;
}

/** In the shape of the search until its code is there: the element paints over it. */
export function Waiting({ hasSearch }: Props) {
  return (
    <div aria-hidden className="flex flex-col gap-4 pt-6 noscript:hidden">
      <div className="flex flex-col gap-4 min-[1080px]:flex-row">
        {["grow", "grow", "min-[1080px]:w-120"].map((width, index) => (
          <Bone key={index} className={`h-12 ${width}`} />
        ))}
      </div>
      {hasSearch && (
        <div className="flex flex-col gap-3 pt-6">
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Bone key={card} className="h-47 rounded-card min-[940px]:h-23" />
          ))}
        </div>
      )}
    </div>
  );
}
