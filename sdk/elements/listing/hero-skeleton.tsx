/** Words and picture of a head beside each other, where there is room. */
export const columns =
  "@3xl:grid @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:items-center @3xl:gap-8 @3xl:pt-6 @5xl:gap-16";

/** The shape of a head that comes. */
export function HeroSkeleton() {
  return (
    <div aria-hidden className="animate-pulse motion-reduce:animate-none">
      <div className={`mx-auto w-full max-w-[1344px] @3xl:px-8 ${columns}`}>
        <div className="aspect-video bg-surface-3 @3xl:order-last @3xl:rounded-card" />
        <div className="mx-4 mt-7 h-9 bg-surface-3 @3xl:m-0 @3xl:h-11" />
      </div>
      {/* Most pages have tabs. */}
      <div className="h-20" />
    </div>
  );
}
