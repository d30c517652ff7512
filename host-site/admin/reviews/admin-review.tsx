import { useState } from "react";
import type { AdminReview as Review } from "../../../sdk/contracts/admin/reviews.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { Message } from "../../forms/message.tsx";
import { Stars } from "../../forms/stars.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { longDate } from "../../long-date.ts";
import { counted, fill } from "../../shell/fill.ts";
import { getAdminReview, includeReview } from "../../../sdk/contracts/calls/admin/reviews.ts";
import { useAdminWords } from "../context.ts";
import { RefusedChange } from "../refused-change.tsx";
import { ExcludeDialog } from "./exclude-dialog.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewReply } from "../../lists/review-reply.tsx";
import { aroundLine, TextButton } from "../../../sdk/ui/text-button.tsx";
import { quiet, rowTitle, titleLink } from "../../sections/classes.ts";

/** What is open of a review, or was just done with it. */
type Open =
  | { readonly state: "no" }
  | { readonly state: "replying" }
  | { readonly state: "excluding" }
  | { readonly state: "done"; readonly message: string };

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
  const { words: formWords } = useFormWords();
  const { locale, shell } = answer;
  const [open, set] = useState<Open>({ state: "no" });
  const { sending, send, rest } = useSending();
  const { revision, product_review_id, isExcluded, reply } = review;
  const target = { params: { reviewId: String(product_review_id) }, query: { locale } };
  const load = () => callApi(getAdminReview, target);
  const dialogProps = { review, onClose: () => set({ state: "no" }), load, onReloaded: onChanged };
  const done = (message: string) => (changed: Review) => {
    onChanged(changed);
    set({ state: "done", message });
  };
  /** What was refused is past where something else begins. */
  const begin = (state: "replying" | "excluding") => {
    rest();
    set({ state });
  };
  const include = () => send(() => callApi(includeReview, { ...target, body: { revision } }), done(words.includedDone));
  return (
    <article className="grid gap-1 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <span className={isExcluded ? "flex opacity-60" : "flex"}>
          <Stars rating={review.rating} />
        </span>
        <span>
          {review.reviewer.first_name} {review.reviewer.last_name}
        </span>
        <time dateTime={review.date_created}>{longDate(review.date_created, locale)}</time>
        {review.helpful > 0 && <span>{counted(words.helpful, review.helpful, locale)}</span>}
        {isExcluded && <StatusChip state="rejected">{words.excluded}</StatusChip>}
      </p>
      <h3 className={rowTitle}>
        <a
          className={`${titleLink} ${aroundLine}`}
          href={`${shell.paths.account}/activities?activity=${review.activityId}`}
        >
          {review.activityTitle}
        </a>
      </h3>
      {review.review ? (
        <p
          className={`max-w-measure wrap-anywhere whitespace-pre-line ${isExcluded ? "text-ink-3" : ""}`}
          lang={review.locale.slice(0, 2)}
        >
          {review.review}
        </p>
      ) : (
        <p className={quiet}>{words.noText}</p>
      )}
      {[...(reply ? [reply] : []), ...review.replies].map(({ author, comments, date_created }) => (
        <ReviewReply key={`${author}${date_created}`} title={fill(words.replyOf, { author })} comments={comments} />
      ))}
      {open.state === "done" && (
        <Message kind="done">
          <p>{open.message}</p>
        </Message>
      )}
      <RefusedChange
        sending={sending}
        own={formWords.refusals}
        onReload={() => send(load, (now) => (rest(), onChanged(now), set({ state: "no" })))}
      />
      {open.state === "replying" ? (
        <ReplyForm {...dialogProps} onDone={done(words.replied)} />
      ) : (
        <div className="flex flex-wrap gap-x-6 gap-y-2 pt-2">
          <TextButton onPress={() => begin("replying")}>{reply ? words.editReply : words.reply}</TextButton>
          <TextButton onPress={() => (isExcluded ? include() : begin("excluding"))}>
            {isExcluded ? words.include : words.exclude}
          </TextButton>
        </div>
      )}
      {open.state === "excluding" && <ExcludeDialog {...dialogProps} onDone={done(words.excludedDone)} />}
    </article>
  );
}
