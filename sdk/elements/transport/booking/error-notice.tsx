import { useLingui } from "@lingui/react/macro";
import { slotInWords } from "../../../parts/when.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { BookingDialogProps } from "./dialog.props.ts";
import { useCompanyWords } from "./use-company-words.ts";

type Props = Pick<BookingDialogProps, "error" | "isEditing" | "openBasket" | "button" | "step" | "trip"> & {
  readonly languageTag: string;
};

/** What happened, what it means for the booking, what to do now (purchase spec §8). */
export function ErrorNotice({ error, isEditing, openBasket, button, step, trip, languageTag }: Props) {
  const { t } = useLingui();
  const company = useCompanyWords();
  if (!error) return null;
  const date = error.date ? slotInWords(error.date, languageTag) : "";
  const elsewhere = t`Booking doesn't work inside this page at the moment. Nothing was booked and nothing was charged.`;
  const words: Record<typeof error.code, () => string> = {
    error500: () =>
      t({
        id: "activity.widget.error500",
        message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again.",
      }),
    errorDate: () =>
      t({
        id: "activity.widget.errorDate",
        message: `${date} can no longer be booked like this. Nothing was charged. Please choose differently, or fewer tickets.`,
      }),
    offline: () => t`You seem to be offline. Your choices are kept. Try again once you have a connection.`,
    policy_blocked: () => elsewhere,
    cors_refused: () => elsewhere,
    tripGone: () =>
      isEditing
        ? t`This connection no longer runs like this. Your reservation has not changed.`
        : t`This connection no longer runs like this. Nothing was booked. Please choose another one.`,
    ticketGone: () =>
      step === "products"
        ? t`This ticket is sold out for this connection. Please choose another ticket.`
        : t`So many of these tickets are no longer left. Nothing was charged. Please take fewer, or choose another ticket.`,
    needs_traveller: () => company.needs_traveller,
    needs_adult: () => company.needs_adult,
    needs_another_adult: () => company.needs_another_adult,
    outcomeUnknown: () => {
      if (step === "trash") return t`We don’t know whether the trip was removed. Please press again.`;
      return isEditing
        ? t`We don’t know whether your reservation was changed. Please press again: it is changed only once.`
        : t`We don’t know whether your tickets were reserved. Please press again: they are reserved only once.`;
    },
    reservationLost: () =>
      isEditing
        ? trip
          ? t`The reservation that you wanted to change was removed or has lapsed. Your choices are kept: you can reserve them anew.`
          : t`The reservation that you wanted to change was removed or has lapsed.`
        : t`The activity is no longer in your basket. Your choices stay: you can reserve the connection without it.`,
    reservationChanged: () =>
      t`Your reservation has been changed in the meantime, in another tab for example. If you go on, what you choose here takes its place.`,
    paymentOpen: () =>
      t`A payment of your basket is under way. Finish it, or stop it in the basket, before you add something.`,
  };
  // The main button says the same.
  const retries = error.code === "offline" || (error.code === "error500" && button === undefined);
  return (
    <div className="pb-4">
      <Notice
        tone="warning"
        role="alert"
        actions={
          error.code === "paymentOpen" ? (
            <Button variant="quiet" size="small" onPress={openBasket}>{t`Go to the basket`}</Button>
          ) : (
            retries && (
              <Button variant="quiet" size="small" onPress={error.retry}>
                {t({ id: "general.tryAgain", message: "Try again" })}
              </Button>
            )
          )
        }
      >
        {words[error.code]()}
      </Notice>
    </div>
  );
}
