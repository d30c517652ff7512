import { escapeMarkup } from "../escape-markup.ts";
import type { Change, Changelog } from "../content/changelog.ts";

export const changesFeedPath = "/developers/changes.xml";

/** The changelog as an Atom feed (RFC 4287): an entry for each part. One without a day has that of the last change. */
export function changesFeed({ sections, changed }: Changelog, origin: string, shopName: string): string {
  const page = `${origin}/developers/changes`;
  const entries = sections.map(
    ({ id, title, date, changes }) => `<entry>
<id>${page}#${id}</id>
<title>${escapeMarkup(title)}</title>
<link href="${page}#${id}"/>
<updated>${instant(date ?? changed)}</updated>
<content type="html">${escapeMarkup(`<ul>${changes.map(itemOf).join("")}</ul>`)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${page}</id>
<title>${escapeMarkup(shopName)}: changes for partners and developers</title>
<author><name>${escapeMarkup(shopName)}</name></author>
<link rel="self" type="application/atom+xml" href="${origin}${changesFeedPath}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${instant(changed)}</updated>
${entries.join("\n")}
</feed>
`;
}

function itemOf({ subject, text }: Change): string {
  return `<li>${subject ? `<strong>${escapeMarkup(subject)}</strong> ` : ""}${escapeMarkup(text)}</li>`;
}

const instant = (day: string) => `${day}T00:00:00Z`;
