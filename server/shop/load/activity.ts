import { activityPath } from "../../presenters/activity-path.ts";
import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { mainLocaleOf } from "../../../sdk/contracts/locale.ts";
import { deferredAttribute, type LoadInput, type LoadedPage } from "../loaded-page.ts";

/** An activity's page; null where there is none. */
export async function loadActivity({ reads, locale }: LoadInput, id: number): Promise<LoadedPage | null> {
  const activity = await reads.find(getActivity, { params: { id, locale } });
  if (!activity) return null;
  const slugIn = (main: string) => activity.urls[main]!.split(`/${id}-`)[1] ?? "";
  return {
    status: 200,
    kind: "activity",
    key: null,
    id: String(id),
    pathIn: (each) => activityPath(id, slugIn(mainLocaleOf(each)), each),
    elements: {
      main: { tag: "gipfel-activity", attributes: { activity: String(id), locale, [deferredAttribute]: "" } },
    },
    body: { view: "element", title: activity.info.title, heading: "none", isWide: true, ideas: null },
    head: {
      title: activity.info.title,
      description: activity.info.teaser,
      picture: activity.teaser_image,
      breadcrumbs: activity.breadcrumbs,
      activity,
    },
  };
}
