import type { AccountReview } from "../../../sdk/contracts/account.ts";
import { Stars } from "../../forms/stars.tsx";
import { longDate } from "../../long-date.ts";
import { fill } from "../../shell/fill.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { quiet, rowTitle, titleLink } from "../../sections/classes.ts";
import { ReviewReply } from "../../lists/review-reply.tsx";

/** A review that one has written, with what was replied. */
export function OwnReview({ review }: { readonly review: AccountReview }) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  return (
    <article className="review grid gap-1 py-5">
      <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${quiet}`}>
        <Stars rating={review.rating} />
        <time dateTime={review.dateCreated}>{longDate(review.dateCreated, answer.locale)}</time>
        {review.isExcluded && <StatusChip state="excluded">{words.excluded}</StatusChip>}
      </p>
      <h4 className={rowTitle}>
        <a className={titleLink} href={review.activityPath}>
          {review.activityTitle}
        </a>
      </h4>
      {review.review && <p className="max-w-measure wrap-anywhere whitespace-pre-line">{review.review}</p>}
      {review.replies.map(({ author, comments, date_created }) => (
        <ReviewReply key={`${author}${date_created}`} title={fill(words.replyOf, { author })} comments={comments} />
      ))}
    </article>
  );
}
