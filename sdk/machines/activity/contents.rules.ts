import type { Activity } from "../../contracts/activity.ts";

/** A part of an activity's contents (discovery spec §2, "Activity detail page", 3). `id` is its anchor. */
export type Section =
  | { readonly id: "includes"; readonly kind: "benefits"; readonly benefits: readonly string[] }
  | { readonly id: "highlights"; readonly kind: "highlights"; readonly text: string }
  | {
      readonly id: `content-${number}`;
      readonly kind: "block";
      readonly title: string;
      readonly text: string;
      readonly videoUrl: string | null;
    }
  | { readonly id: "important-information"; readonly kind: "important"; readonly text: string }
  | { readonly id: "meeting-points"; readonly kind: "meeting"; readonly points: Activity["meeting_points"] };

/** The contents in their order: only what is not empty. */
export function contentsOf({ info, content_blocks, meeting_points }: Activity): Section[] {
  const benefits = info.benefits.filter(isFull);
  const sections: (Section | false)[] = [
    benefits.length > 0 && { id: "includes", kind: "benefits", benefits },
    isFull(info.highlights) && { id: "highlights", kind: "highlights", text: info.highlights },
    ...content_blocks
      .filter(({ title, text, youtube_url }) => isFull(title) && (isFull(text) || youtube_url))
      .map(({ title, text, youtube_url }, index): Section => ({
        id: `content-${index + 1}`,
        kind: "block",
        title,
        text,
        videoUrl: webAddress(youtube_url),
      })),
    isFull(info.important_information) && {
      id: "important-information",
      kind: "important",
      text: info.important_information,
    },
    meeting_points.length > 0 && { id: "meeting-points", kind: "meeting", points: meeting_points },
  ];
  return sections.filter((section) => section !== false);
}

/** The anchor of the reviews (discovery spec §2). */
export const reviewsAnchor = "reviews";

function isFull(text: string): boolean {
  return text.trim() !== "";
}

/** Only what leads to the web: a catalogue may hold anything. */
function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
