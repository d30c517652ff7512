import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../../contracts/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { dateInWords } from "../../../ui/month.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { DateStepProps } from "../date-step.tsx";
import { Alternatives } from "./alternatives.tsx";

/** A calendar without a free date: the way to one later on, or else the partner's own link and similar activities. */
export default function NoDates({ view: { later }, ...props }: DateStepProps) {
  const { t } = useLingui();
  const month = later && dateInWords(later.date, languageTag(props.locale), { month: "long", year: "numeric" });
  return (
    <>
      <Notice
        role="status"
        actions={
          later && (
            <Button variant="quiet" size="small" onPress={later.show}>
              {t`Show ${month}`}
            </Button>
          )
        }
      >
        {t`There is no free date in the next six months.`}
      </Notice>
      {!later && (
        <div className="pt-3">
          <slot />
          <Alternatives {...props} />
        </div>
      )}
    </>
  );
}
