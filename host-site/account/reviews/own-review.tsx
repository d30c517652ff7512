import type { AccountReview } from "../../../sdk/contracts/account.ts";
import { Stars } from "../../forms/stars.tsx";
import { dateInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { StatusChip } from "../bookings/status-chip.tsx";
import { useAccount } from "../context.ts";

/** A review that one has written, with what was replied. */
export function OwnReview({ review }: { readonly review: AccountReview }) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  return (
    <article class="review">
      <p class="review-head">
        <Stars rating={review.rating} />
        <time dateTime={review.dateCreated}>{dateInWords(review.dateCreated, answer.locale)}</time>
        {review.isExcluded && <StatusChip state="excluded">{words.excluded}</StatusChip>}
      </p>
      <h4 class="row-title">
        <a href={review.activityPath}>{review.activityTitle}</a>
      </h4>
      {review.review && <p class="review-text">{review.review}</p>}
      {review.replies.map(({ author, comments, date_created }) => (
        <blockquote key={`${author}${date_created}`} class="reply">
          <strong>{fill(words.replyOf, { author })}</strong>
          <p>{comments}</p>
        </blockquote>
      ))}
    </article>
  );
}
