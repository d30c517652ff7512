import type { FormEvent } from "react";
import type { AdminReview } from "../../../sdk/contracts/admin/reviews.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { excludeReview } from "../../../sdk/contracts/calls/admin/reviews.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";
import { formGrid } from "../../forms/classes.ts";

interface ExcludeDialogProps extends Reloadable<AdminReview> {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onDone: (review: AdminReview) => void;
}

/** Takes a review off the page, with a reason for the team. */
export function ExcludeDialog({ review, onClose, onDone, ...reloadable }: ExcludeDialogProps) {
  const { answer } = useAccount();
  const words = useAdminWords().reviews;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const form = useForm({ reason: "" }, {});

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { product_review_id, revision } = review;
    send(
      () =>
        callApi(excludeReview, {
          params: { reviewId: String(product_review_id) },
          query: { locale: answer.locale },
          body: { revision, reason: form.values.reason.trim() },
        }),
      onDone,
    );
  }

  return (
    <FormDialog id="exclude-review" title={words.excludeTitle} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{words.excludeText}</p>
        {renderOutcome()}
        <FormTextArea
          field={form.field("reason")}
          label={words.reason}
          hint={words.reasonHint}
          isOptional
          rows={2}
          maxLength={500}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit variant="danger" isBusy={isBusy(sending)}>
            {words.exclude}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
