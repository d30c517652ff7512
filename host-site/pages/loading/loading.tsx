import { Bone } from "../../../sdk/ui/skeleton.tsx";
import type { LoadingBody } from "./loading.body.ts";

/** The outline of a page; the progress says in words that the page is on its way. */
export function LoadingPage({ body }: { readonly body: LoadingBody }) {
  return (
    <div className="wrap pt-12 pb-18" aria-busy="true">
      <h1 className="sr-only">{body.title}</h1>
      <div aria-hidden="true">
        <Bone className="h-9 w-2/3 max-w-120" />
        <Bone className="mt-6 h-4 max-w-160" />
        <Bone className="mt-3 h-4 w-4/5 max-w-140" />
        <div className="mt-12 grid grid-cols-1 gap-6 min-[640px]:grid-cols-2 min-[1024px]:grid-cols-3">
          {[0, 1, 2].map((card) => (
            <Bone key={card} className="aspect-4/3" />
          ))}
        </div>
      </div>
    </div>
  );
}
