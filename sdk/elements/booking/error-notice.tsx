import { useLingui } from "@lingui/react/macro";
import type { BookingProps, ErrorDetails } from "./booking.props.ts";
import { usePart } from "./lazy-parts.tsx";
import { PreviewNotice } from "./preview-notice.tsx";

export interface ErrorNoticeProps extends Pick<BookingProps, "locale" | "unavailable" | "similar" | "isNet"> {
  readonly error: ErrorDetails;
}

/**
 * What happened, what it means for the booking, what to do now (purchase spec §8). Texts that must show without a
 * connection are here.
 */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { code } = props.error;
  return (
    <div className="py-3">
      {code === "offline" || code === "error500" ? <PlainNotice {...props.error} /> : <LazyNotice {...props} />}
    </div>
  );
}

/** Loads the texts of other errors when needed; shows the general text if that fails. */
function LazyNotice(props: ErrorNoticeProps) {
  const { code: View, hasFailed } = usePart("errorNotice", props.locale);
  return View ? <View {...props} /> : hasFailed && <PlainNotice {...props.error} />;
}

function PlainNotice({ code, retry }: ErrorDetails) {
  const { t } = useLingui();
  return (
    <PreviewNotice
      role="alert"
      action={retry && { word: t({ id: "general.tryAgain", message: "Try again" }), onPress: retry }}
    >
      {code === "offline"
        ? t`You seem to be offline. Your choices are kept. Try again once you have a connection.`
        : t({
            id: "activity.widget.error500",
            message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again.",
          })}
    </PreviewNotice>
  );
}
