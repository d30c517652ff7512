import { ArrowLeft, SearchX } from "lucide";
import { useState } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { useAccount } from "../../account/context.ts";
import { Empty } from "../../account/empty.tsx";
import { callApi } from "../../api.ts";
import { Message } from "../../forms/message.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { Icon } from "../../../sdk/ui/icon.tsx";
import { getAdminActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { Steps } from "../steps.tsx";
import { ActivityForm } from "./activity-form.tsx";
import { Publishing } from "./publishing.tsx";
import { backLink, sectionLead, sectionTitle } from "../../account/classes.ts";

/** One activity: in the shop or not, its texts and prices, and what the team has done with it. */
export function ActivityEditor({ id }: { readonly id: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const { loaded, retry, replace } = useLoaded(id, () =>
    callApi(getAdminActivity, { params: { id }, query: { locale: answer.locale } }),
  );
  const [said, say] = useState<string | null>(null);
  const taken = (sentence: string) => (activity: AdminActivity) => {
    replace(activity);
    say(sentence);
  };
  if (loaded.state === "failed" && loaded.refusal.code === "activity_not_found")
    return (
      <Empty
        icon={SearchX}
        title={words.notFoundTitle}
        text={words.notFound}
        action={{ title: words.back, url: location.pathname }}
      />
    );
  return (
    <>
      <StepLink className={backLink} changes={{ activity: null }}>
        <Icon of={ArrowLeft} size={16} points />
        {words.back}
      </StepLink>
      <WithLoaded
        loaded={loaded}
        retry={retry}
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
            {said && (
              <Message key={activity.revision} kind="done" takesFocus>
                <p>{said}</p>
              </Message>
            )}
            <Publishing
              activity={activity}
              onChanged={(changed) =>
                taken(changed.state === "published" ? words.published : words.unpublished)(changed)
              }
              onReload={retry}
            />
            <ActivityForm
              key={activity.revision}
              activity={activity}
              onSaved={taken(words.saved)}
              onReload={() => (say(null), retry())}
            />
            <div className="max-w-210 *:border-0">
              <Steps steps={activity.history} offers={activity.offers} />
            </div>
          </>
        )}
      </WithLoaded>
    </>
  );
}

function titleIn({ texts }: AdminActivity, locale: string): string {
  return (texts as Readonly<Record<string, { readonly title: string }>>)[locale]?.title ?? texts.en_CH.title;
}
