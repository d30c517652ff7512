import { diagnosticCodes, diagnosticTable } from "../../../../sdk/contracts/diagnostics.ts";
import { developersPath } from "../../developers-path.ts";
import type { LoadInput, LoadedPage } from "../../loaded-page.ts";

export const doctor = {
  title: "Doctor",
  lead: "Something doesn't show, or not as it should? Give the page's address or paste its HTML, and read what is wrong and what to write instead.",
};

/** `/developers/doctor`: what is wrong with Gipfel on a page. */
export function loadDoctor({ locale }: LoadInput, pathIn: LoadedPage["pathIn"]): LoadedPage {
  const overview = { title: "Developers", url: developersPath("", locale) };
  return {
    status: 200,
    kind: "text",
    key: null,
    id: null,
    pathIn,
    elements: {},
    body: {
      view: "doctor",
      ...doctor,
      crumbs: [overview],
      codes: diagnosticCodes.map((code) => {
        const { severity, message, next } = diagnosticTable[code];
        return { code, severity, message: withGaps(message), next: withGaps(next) };
      }),
      actions: [{ title: "All guides and elements", url: overview.url }],
    },
    head: {
      title: doctor.title,
      description: doctor.lead,
      picture: null,
      breadcrumbs: [overview, { title: doctor.title, url: pathIn(locale) }],
    },
  };
}

/** What a diagnostic fills in is left open. */
function withGaps(text: string): string {
  return text.replaceAll(/\{\w+\}/g, "…");
}
