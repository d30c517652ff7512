import { useState } from "preact/hooks";
import type { AdminReview as Review } from "../../../sdk/contracts/admin.ts";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { Stars } from "../../forms/stars.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { dateInWords } from "../../forms/when.ts";
import { counted, fill } from "../../shell/fill.ts";
import { includeReview } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { ExcludeDialog } from "./exclude-dialog.tsx";
import { ReplyForm } from "./reply-form.tsx";

/** What is open of a review, or was just done with it. */
type Open =
  | { readonly state: "no" }
  | { readonly state: "replying" }
  | { readonly state: "excluding" }
  | { readonly state: "done"; readonly said: string };

/** A review with what the team can do about it. */
export function AdminReview({
  review,
  onChanged,
}: {
  readonly review: Review;
  readonly onChanged: (review: Review) => void;
}) {
  const { answer } = useAccount();
  const words = useAdminWords().reviews;
  const { locale, shell } = answer;
  const [open, set] = useState<Open>({ state: "no" });
  const { sending, send } = useSending();
  const { revision, product_review_id, isExcluded, reply } = review;
  const done = (said: string) => (changed: Review) => {
    onChanged(changed);
    set({ state: "done", said });
  };
  const include = () =>
    send(
      () =>
        ask(includeReview, { params: { reviewId: String(product_review_id) }, query: { locale }, body: { revision } }),
      done(words.includedDone),
    );
  return (
    <article class={`review ${isExcluded ? "is-excluded" : ""}`}>
      <p class="review-head">
        <Stars rating={review.rating} />
        <span>
          {review.reviewer.first_name} {review.reviewer.last_name}
        </span>
        <time dateTime={review.date_created}>{dateInWords(review.date_created, locale)}</time>
        {review.helpful > 0 && <span>{counted(words.helpful, review.helpful, locale)}</span>}
        {isExcluded && <StatusChip state="rejected">{words.excluded}</StatusChip>}
      </p>
      <h3 class="row-title">
        <a href={`${shell.paths.account}/activities?activity=${review.activityId}`}>{review.activityTitle}</a>
      </h3>
      {review.review ? (
        <p class="review-text" lang={review.locale.slice(0, 2)}>
          {review.review}
        </p>
      ) : (
        <p class="row-quiet">{words.noText}</p>
      )}
      {[...(reply ? [reply] : []), ...review.replies].map(({ author, comments, date_created }) => (
        <blockquote key={`${author}${date_created}`} class="reply">
          <strong>{fill(words.replyOf, { author })}</strong>
          <p>{comments}</p>
        </blockquote>
      ))}
      {open.state === "done" && (
        <Message kind="done">
          <p>{open.said}</p>
        </Message>
      )}
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      {open.state === "replying" ? (
        <ReplyForm review={review} onClose={() => set({ state: "no" })} onDone={done(words.replied)} />
      ) : (
        <p class="review-actions">
          <button type="button" class="link-button" onClick={() => set({ state: "replying" })}>
            {reply ? words.editReply : words.reply}
          </button>
          <button
            type="button"
            class="link-button"
            onClick={() => (isExcluded ? include() : set({ state: "excluding" }))}
          >
            {isExcluded ? words.include : words.exclude}
          </button>
        </p>
      )}
      {open.state === "excluding" && (
        <ExcludeDialog review={review} onClose={() => set({ state: "no" })} onDone={done(words.excludedDone)} />
      )}
    </article>
  );
}
