import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { elementSurface } from "../../ui/element-surface.ts";
import { Notice } from "../../ui/notice.tsx";
import { Code } from "./code.tsx";
import type { ConfiguratorProps } from "./configurator.props.ts";
import { FormActions } from "./form-actions.tsx";
import { KindTiles } from "./kind-tiles.tsx";
import { Options } from "./options.tsx";
import { PreviewPage } from "./preview.tsx";

/** The most activities that a notice names; it counts the others. */
const mostNamed = 10;
/** The most characters of a word that can't be read. */
const longestWord = 24;

/** The form beside the preview and the code; above them where there is no room. */
export function ConfiguratorView(props: ConfiguratorProps) {
  const { t } = useLingui();
  const { moreOptions } = props;
  const hasMistake = moreOptions.some(({ isWrong }) => isWrong);
  return (
    <div className={`panes text-16 text-ink ${elementSurface}`}>
      <div className="form @container flex flex-col gap-5">
        <KindTiles kinds={props.kinds} kind={props.kind} choose={props.chooseKind} />
        <Options options={props.options} affiliatePage={props.affiliatePage} contrast={props.contrast} />
        <details>
          <summary className="focus-ring min-h-11 cursor-pointer rounded-field py-2.5 text-14 font-value">
            {t`More options`}
            {hasMistake && <span className="text-red"> ({t`one can't be used`})</span>}
          </summary>
          <div className="pt-2">
            <Options options={moreOptions} affiliatePage={props.affiliatePage} />
          </div>
        </details>
        <FormActions {...props} />
      </div>
      <div className="shown @container flex flex-col gap-6">
        <PickedNotices {...props} />
        <SubjectNotice subject={props.subject} retry={props.retryTitle} />
        <PreviewPage preview={props.preview} />
        <Code {...props} />
      </div>
    </div>
  );
}

/** What of a list's picked activities the widget leaves out. */
function PickedNotices({
  picked: { count, kept },
  unreadable,
  missing,
}: Pick<ConfiguratorProps, "picked" | "unreadable" | "missing">) {
  const { t, i18n } = useLingui();
  const listOf = (words: readonly string[]) => {
    const more = words.length - mostNamed;
    const named = words.slice(0, mostNamed);
    return new Intl.ListFormat(i18n.locale).format(
      more > 0 ? [...named, t`${plural(more, { one: "# more", other: "# more" })}`] : named,
    );
  };
  const ids = listOf(missing.map(String));
  const words = listOf(unreadable.map((word) => (word.length > longestWord ? `${word.slice(0, longestWord)}…` : word)));
  return (
    <>
      {unreadable.length > 0 && (
        <Notice tone="warning" role="status">
          {t`Not readable as an activity's number, and left out: ${words}.`}{" "}
          {kept === 0 && t`So the list is of everything.`}
        </Notice>
      )}
      {count > kept && (
        <Notice tone="warning" role="status">
          {t`A list holds ${kept} activities at most. The first ${kept} of your ${count} are kept.`}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warning" role="status">
          {t`${plural(missing.length, { one: `${ids} is not in the catalogue.`, other: `${ids} are not in the catalogue.` })}`}
        </Notice>
      )}
    </>
  );
}

/** What is wrong with the activity itself. */
function SubjectNotice({ subject, retry }: { subject: ConfiguratorProps["subject"]; retry: () => void }) {
  const { t } = useLingui();
  if (subject === "missing")
    return (
      <Notice tone="warning" role="alert">
        {t`The shop has no activity of this number. A widget of it shows your own link, and similar activities where it can.`}
      </Notice>
    );
  if (subject === "failed")
    return (
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
        {t`The activity's title could not be loaded. The code is complete without it.`}
      </ActionNotice>
    );
  return null;
}
