import { useLingui } from "@lingui/react/macro";
import type { BookingProps, TroubleDetails } from "./booking.props.ts";
import { usePart } from "./later.tsx";
import { PreviewNotice } from "./preview-notice.tsx";

export interface TroubleProps extends Pick<BookingProps, "locale" | "unavailable" | "similar"> {
  readonly trouble: TroubleDetails;
}

/**
 * What happened, what it means for the booking, what to do now (purchase spec §8). What needs no connection to be said
 * is here.
 */
export function Trouble(props: TroubleProps) {
  const { code } = props.trouble;
  return (
    <div className="py-3">
      {code === "offline" || code === "error500" ? <Plain {...props.trouble} /> : <Later {...props} />}
    </div>
  );
}

/** Words of a part that is loaded when it is needed; where it can't be had, our side is at fault. */
function Later(props: TroubleProps) {
  const { View, failed } = usePart("trouble", props.locale);
  return View ? <View {...props} /> : failed ? <Plain {...props.trouble} /> : null;
}

function Plain({ code, again }: TroubleDetails) {
  const { t } = useLingui();
  return (
    <PreviewNotice
      role="alert"
      action={again && { word: t({ id: "general.tryAgain", message: "Try again" }), onPress: again }}
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
