import { useEffect } from "preact/hooks";
import type { AdminReview } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { TextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { replyToReview } from "../calls.ts";
import { useAdminWords } from "../context.ts";

interface ReplyFormProps {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onDone: (review: AdminReview) => void;
}

/** The shop's one reply: new, changed, or taken away. */
export function ReplyForm({ review, onClose, onDone }: ReplyFormProps) {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.reviews;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const form = useForm({ comments: review.reply?.comments ?? "" }, {});
  useEffect(() => form.ref.current?.querySelector("textarea")?.focus(), []);

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { product_review_id, revision } = review;
    send(
      () =>
        ask(replyToReview, {
          params: { reviewId: String(product_review_id) },
          query: { locale: answer.locale },
          body: { revision, comments: form.values.comments.trim() },
        }),
      onDone,
    );
  }

  return (
    <form ref={form.ref} class="form review-form" noValidate onSubmit={submit}>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={{ changed_meanwhile: all.conflict }} />}
      <TextArea
        field={form.field("comments")}
        label={words.yourReply}
        hint={words.replyHint}
        isOptional
        rows={4}
        maxLength={2000}
      />
      <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
        <Submit isBusy={sending.state === "sending" || sending.state === "sent"}>{words.saveReply}</Submit>
      </DialogButtons>
    </form>
  );
}
