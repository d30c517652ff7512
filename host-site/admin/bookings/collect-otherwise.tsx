import type { FormEvent } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import type { collectionWays } from "../../../sdk/contracts/requests/admin/collect.ts";
import type { Money } from "../../../sdk/contracts/money.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { RadioList } from "../../forms/choices.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { collectOtherwise } from "../../../sdk/contracts/calls/admin/collect.ts";
import { useAdminWords } from "../context.ts";
import { formGrid } from "../../forms/classes.ts";

type Way = (typeof collectionWays)[number];
/** Of every way, in the order of the list: the contract's schemas stay out of the page. */
const ways = Object.keys({
  bank_transfer: true,
  card_on_site: true,
  cash: true,
  waived: true,
} satisfies Record<Way, true>) as readonly Way[];

interface CollectOtherwiseProps {
  readonly bookingId: string;
  readonly amount: Money;
  readonly onClose: () => void;
  /** The booking once it is settled, and the sentence about it. */
  readonly onDone: (booking: AdminBooking, message: string) => void;
  /** It was recorded, or something cancelled, elsewhere since the page was loaded. */
  readonly onStale: () => void;
}

/** Records how the team has collected what a card could not be charged with. */
export function CollectOtherwise({ bookingId, amount, onClose, onDone, onStale }: CollectOtherwiseProps) {
  const words = useAdminWords().bookings.collecting;
  const { given } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm({ way: "", note: "" }, { way: given() });
  const way = form.values.way as Way;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () =>
        callApi(collectOtherwise, {
          params: { bookingId },
          body: { way, amount: amount.amount, note: form.values.note.trim() },
        }),
      (booking) =>
        onDone(booking, fill(way === "waived" ? words.waived : words.collected, { amount: amount.formatted })),
      ({ code }) => code === "changed_meanwhile" && onStale(),
    );
  }

  return (
    <FormDialog id="collect-otherwise" title={words.title} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{fill(words.text, { amount: amount.formatted })}</p>
        {sending.state === "refused" && sending.refusal.code !== "changed_meanwhile" && (
          <Refused refusal={sending.refusal} />
        )}
        <RadioList
          field={form.field("way")}
          legend={words.way}
          options={ways.map((value) => ({ value, label: words.ways[value] }))}
        />
        <FormTextArea field={form.field("note")} label={words.note} hint={words.hint} rows={2} maxLength={500} />
        <DialogButtons dismiss={words.dismiss} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.now}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
