import { useEffect } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { translatedLanguageTag } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { checksIn } from "../../forms/checks.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { useForm } from "../../forms/use-form.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getAdminActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { fill } from "../../shell/fill.ts";
import { fieldName } from "../field-names.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { checksOf } from "./activity-checks.ts";
import { ActivityForm } from "./activity-form.tsx";
import { changedMeanwhile, valuesOf, type ActivityValues } from "./activity-values.ts";
import { Publishing } from "./publishing.tsx";
import { sectionLead, sectionTitle } from "../../sections/classes.ts";

/** One activity: in the shop or not, its texts and prices, and what the team has done with it. */
export function ActivityEditor({ id }: { readonly id: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const load = () => callApi(getAdminActivity, { params: { id }, query: { locale: answer.locale } });
  const { loaded, retry, replace } = useLoaded(id, load);
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="activity_not_found"
      words={words}
      list={{ parameter: "activity" }}
      skeleton={<SkeletonBars widths={["w-1/2", "w-3/10", "w-full", "w-full", "w-full", "w-full"]} />}
    >
      {(activity) => <LoadedActivity key={activity.id} activity={activity} load={load} replace={replace} />}
    </RecordPage>
  );
}

interface LoadedActivityProps {
  readonly activity: AdminActivity;
  /** Reads what is saved by now. */
  readonly load: () => Promise<AdminActivity>;
  readonly replace: (activity: AdminActivity) => void;
}

/** What is typed stays while another revision takes the activity's place: after a conflict, or when it is published. */
function LoadedActivity({ activity, load, replace }: LoadedActivityProps) {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.activities;
  const { words: formWords } = useFormWords();
  const { resultMessage, showResult } = useResultMessage();
  const saved = valuesOf(activity);
  const { given, decimals } = checksIn(formWords);
  const checks = checksOf(activity, words, given(), decimals);
  const form = useForm<ActivityValues>(saved, checks);
  useEffect(() => form.rebase(saved), [activity.revision]);

  const changedWith = (sentence: string) => (changed: AdminActivity) => {
    replace(changed);
    showResult(sentence);
  };
  const showReloaded = (now: AdminActivity) => {
    const { byOthers, byBoth } = changedMeanwhile(saved, valuesOf(now), form.values);
    const list = new Intl.ListFormat(translatedLanguageTag(answer.locale));
    const sentence = (text: string, names: readonly string[]) =>
      names.length > 0
        ? [fill(text, { fields: list.format(names.map((name) => fieldName(name, all, now.offers))) })]
        : [];
    const sentences = [
      form.hasChanged ? words.reloadedTyped : words.reloaded,
      ...sentence(words.changedByOthers, byOthers),
      ...sentence(words.changedByBoth, byBoth),
    ];
    replace(now);
    showResult(sentences, byBoth.length > 0 ? "warning" : "info");
  };
  return (
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
      <div className="max-w-210">{resultMessage}</div>
      <Publishing
        activity={activity}
        onChanged={(changed) =>
          changedWith(changed.state === "published" ? words.published : words.unpublished)(changed)
        }
        load={load}
        onReloaded={showReloaded}
      />
      <ActivityForm
        activity={activity}
        form={form}
        checks={checks}
        onSaved={changedWith(words.saved)}
        load={load}
        onReloaded={showReloaded}
      />
      <div className="max-w-210 *:border-0">
        <Steps steps={activity.history} offers={activity.offers} />
      </div>
    </>
  );
}

function titleIn({ texts }: AdminActivity, locale: string): string {
  return (texts as Readonly<Record<string, { readonly title: string }>>)[locale]?.title ?? texts.en_CH.title;
}
