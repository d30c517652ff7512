/** Bars where words will come. */
export function Bars({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div class="bars" aria-hidden="true">
      {widths.map((width, index) => (
        <span key={index} style={{ inlineSize: width }} />
      ))}
    </div>
  );
}

/** Rows of a list that is on its way: as high as those that come. */
export function RowsSkeleton({ rows, hasPicture = false }: { readonly rows: number; readonly hasPicture?: boolean }) {
  return (
    <div class="rows" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} class={`row ${hasPicture ? "row-pictured" : ""}`}>
          {hasPicture && <span class="row-picture skeleton-box" />}
          <Bars widths={["62%", "44%", "28%"]} />
        </div>
      ))}
    </div>
  );
}
