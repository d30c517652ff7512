import { type FormEvent, useEffect } from "react";
import type { AdminReview } from "../../../sdk/contracts/admin/reviews.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { checksIn } from "../../forms/checks.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { replyToReview } from "../../../sdk/contracts/calls/admin/reviews.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";
import { formGrid } from "../../forms/classes.ts";

interface ReplyFormProps extends Reloadable<AdminReview> {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onDone: (review: AdminReview) => void;
}

/** The shop's one reply: new, changed, or taken away. */
export function ReplyForm({ review, onClose, onDone, ...reloadable }: ReplyFormProps) {
  const { answer } = useAccount();
  const words = useAdminWords().reviews;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  // What was replied is taken away by an empty text; where nothing was, there is nothing to save.
  const isNew = review.reply === null;
  const saved = { comments: review.reply?.comments ?? "" };
  const form = useForm(saved, isNew ? { comments: checksIn(formWords).given() } : {});
  useEffect(() => form.rebase(saved), [review.revision]);
  useEffect(() => form.ref.current?.querySelector("textarea")?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { product_review_id, revision } = review;
    send(
      () =>
        callApi(replyToReview, {
          params: { reviewId: String(product_review_id) },
          query: { locale: answer.locale },
          body: { revision, comments: form.values.comments.trim() },
        }),
      onDone,
    );
  }

  return (
    <form ref={form.ref} className={`mt-3 max-w-160 ${formGrid}`} noValidate onSubmit={submit}>
      {renderOutcome()}
      <FormTextArea
        field={form.field("comments")}
        label={words.yourReply}
        hint={words.replyHint}
        isOptional={!isNew}
        rows={4}
        maxLength={2000}
      />
      <DialogButtons dismiss={formWords.cancel} onClose={onClose} isAtEnd>
        <Submit isBusy={isBusy(sending)}>{words.saveReply}</Submit>
      </DialogButtons>
    </form>
  );
}
