import { renderRoot } from "gipfel/render";
import { hotel, shop } from "./shop";

/** What is bookable is the shop's answer at each request. */
export const dynamic = "force-dynamic";

/** A list that the server has rendered: it shows without scripts, and the element goes on from it. */
export default async function Page() {
  const attributes = { activities: "112,104,167", "api-base": `${shop}/api` };
  const root = await renderRoot("gipfel-listing", attributes, { pageAddress: `${hotel}/`, lang: "de-CH" });
  return (
    <>
      <h1>Ausflüge</h1>
      <gipfel-listing
        {...attributes}
        hide="all"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- HTML of the package's own
        dangerouslySetInnerHTML={{ __html: root || `<a href="${shop}/aktivitaeten">Alle Ausflüge</a>` }}
      />
    </>
  );
}
