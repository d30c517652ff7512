import { ArrowLeft, SearchX } from "lucide";
import { useState } from "preact/hooks";
import type { AdminActivity } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { Empty } from "../../account/empty.tsx";
import { ask } from "../../forms/ask.ts";
import { Message } from "../../forms/message.tsx";
import { Bars } from "../../forms/skeleton.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { Icon } from "../../shell/icon.tsx";
import { getAdminActivity } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Steps } from "../steps.tsx";
import { ActivityForm } from "./activity-form.tsx";
import { Publishing } from "./publishing.tsx";

/** One activity: in the shop or not, its texts and prices, and what the team has done with it. */
export function ActivityEditor({ id }: { readonly id: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const { loaded, retry, replace } = useLoaded(id, () =>
    ask(getAdminActivity, { params: { id }, query: { locale: answer.locale } }),
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
      <StepLink class="back-link" changes={{ activity: null }}>
        <Icon of={ArrowLeft} size={16} points />
        {words.back}
      </StepLink>
      <WithLoaded
        loaded={loaded}
        retry={retry}
        skeleton={<Bars widths={["50%", "30%", "100%", "100%", "100%", "100%"]} />}
      >
        {(activity) => (
          <>
            <h2 class="section-title">{titleIn(activity, answer.locale)}</h2>
            <p class="section-lead">
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
            <Steps steps={activity.history} offers={activity.offers} />
          </>
        )}
      </WithLoaded>
    </>
  );
}

function titleIn({ texts }: AdminActivity, locale: string): string {
  return (texts as Readonly<Record<string, { readonly title: string }>>)[locale]?.title ?? texts.en_CH.title;
}
