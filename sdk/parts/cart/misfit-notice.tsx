import { useLingui } from "@lingui/react/macro";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { Notice } from "../../ui/notice.tsx";
import { useGetThere } from "../get-there/use-get-there.tsx";
import { dayAndTime } from "../when.ts";
import type { MisfitProps } from "./misfit.props.ts";

/** A trip that is for another time than its activity: which one, and the search for that time. */
export function MisfitNotice({
  title,
  startsAt,
  isAllDay,
  appointment,
  languageTag,
}: MisfitProps & { readonly languageTag: string }) {
  const { t } = useLingui();
  const { href, press, drawer } = useGetThere(appointment, () => {});
  const when = dayAndTime(dateOf(startsAt), isAllDay ? null : timeOf(startsAt), languageTag);
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <a
            href={href}
            onClick={press}
            className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent hover:underline"
          >
            {t`Choose another connection`}
          </a>
        }
      >
        {t`This connection does not fit “${title}” any more, which now begins ${when}. Choose another one: it takes the place of this one.`}
      </Notice>
      {drawer}
    </>
  );
}
