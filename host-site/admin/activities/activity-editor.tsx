import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getAdminActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { ActivityForm } from "./activity-form.tsx";
import { Publishing } from "./publishing.tsx";
import { sectionLead, sectionTitle } from "../../sections/classes.ts";

/** One activity: in the shop or not, its texts and prices, and what the team has done with it. */
export function ActivityEditor({ id }: { readonly id: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const load = () => callApi(getAdminActivity, { params: { id }, query: { locale: answer.locale } });
  const { loaded, retry, replace } = useLoaded(id, load);
  const { resultMessage, showResult } = useResultMessage();
  const changedWith = (sentence: string) => (activity: AdminActivity) => {
    replace(activity);
    showResult(sentence);
  };
  const showReloaded = (activity: AdminActivity) => {
    replace(activity);
    showResult(words.reloaded, "info");
  };
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="activity_not_found"
      words={words}
      list={{ parameter: "activity" }}
      skeleton={<SkeletonBars widths={["w-1/2", "w-3/10", "w-full", "w-full", "w-full", "w-full"]} />}
    >
      {(activity) => (
        <>
          <h2 className={sectionTitle}>{titleIn(activity, answer.locale)}</h2>
          <p className={`mt-1 ${sectionLead}`}>
            {activity.id} · {activity.supplier.name}
            {activity.state === "published" && (
              <>
                {" "}
                · <a href={activity.path}>{words.view}</a>
              </>
            )}
          </p>
          {resultMessage}
          <Publishing
            activity={activity}
            onChanged={(changed) =>
              changedWith(changed.state === "published" ? words.published : words.unpublished)(changed)
            }
            load={load}
            onReloaded={showReloaded}
          />
          <ActivityForm
            key={activity.revision}
            activity={activity}
            onSaved={changedWith(words.saved)}
            load={load}
            onReloaded={showReloaded}
          />
          <div className="max-w-210 *:border-0">
            <Steps steps={activity.history} offers={activity.offers} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function titleIn({ texts }: AdminActivity, locale: string): string {
  return (texts as Readonly<Record<string, { readonly title: string }>>)[locale]?.title ?? texts.en_CH.title;
}
