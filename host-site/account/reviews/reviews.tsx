import { Star } from "lucide";
import { useContext, useState } from "preact/hooks";
import type { ReviewableItem } from "../../../sdk/contracts/account.ts";
import { ask } from "../../forms/ask.ts";
import { Message } from "../../forms/message.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { dayInWords } from "../../forms/when.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { Picture } from "../../pages/picture.tsx";
import { fill } from "../../shell/fill.ts";
import { VisitorContext } from "../../shell/visitor.ts";
import { listAccountReviews } from "../calls.ts";
import { useAccount } from "../context.ts";
import { Empty } from "../empty.tsx";
import { OwnReview } from "./own-review.tsx";
import { WriteReview } from "./write-review.tsx";

/**
 * What somebody has written, and what they could write. With the token of a mail's link it is about that one item,
 * signed in or not.
 */
export function Reviews({ token }: { readonly token?: string }) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  const { query } = useAddress();
  const [writing, write] = useState<string | null>(query.get("item"));
  const [hasThanked, thank] = useState(false);
  const { loaded, retry } = useLoaded(token ?? "own", () => ask(listAccountReviews, { query: token ? { token } : {} }));
  if (loaded.state === "failed" && loaded.refusal.code === "review_link_invalid") return <OldLink />;
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      {hasThanked && (
        <Message kind="done" takesFocus>
          <p>{words.done}</p>
        </Message>
      )}
      <WithLoaded loaded={loaded} retry={retry} own={words.refusals} skeleton={<RowsSkeleton rows={3} hasPicture />}>
        {({ reviews, reviewable }) => (
          <>
            {reviewable.length > 0 && (
              <section class="block" aria-labelledby="open-reviews">
                <h3 id="open-reviews">{words.open}</h3>
                <p class="section-lead">{words.openLead}</p>
                <div class="rows">
                  {reviewable.map((item) => (
                    <Reviewable
                      key={item.bookingItemId}
                      item={item}
                      isOpen={writing === item.bookingItemId || reviewable.length === 1}
                      onOpen={() => write(item.bookingItemId)}
                      onDone={() => (write(null), thank(true), retry())}
                      token={token}
                    />
                  ))}
                </div>
              </section>
            )}
            {reviews.length > 0 && (
              <section class="block" aria-labelledby="own-reviews">
                <h3 id="own-reviews">{words.mine}</h3>
                <div class="rows">
                  {reviews.map((review) => (
                    <OwnReview key={review.reviewId} review={review} />
                  ))}
                </div>
              </section>
            )}
            {reviews.length + reviewable.length === 0 && (
              <Empty
                icon={Star}
                title={words.emptyTitle}
                text={words.empty}
                action={{ title: all.bookings.toActivities, url: answer.shell.paths.activities }}
              />
            )}
          </>
        )}
      </WithLoaded>
    </>
  );
}

/** The mail's link doesn't hold any more: asking again would not help, one's own reviews do. */
function OldLink() {
  const { words: all } = useAccount();
  const words = all.ownReviews;
  const { user } = useContext(VisitorContext);
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      <Message kind="wrong">
        <p>{words.refusals["review_link_invalid"]}</p>
        <StepLink class="button button-quiet" changes={{ token: null }}>
          {user ? words.mine : all.signIn.submit}
        </StepLink>
      </Message>
    </>
  );
}

interface ReviewableProps {
  readonly item: ReviewableItem;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDone: () => void;
  readonly token: string | undefined;
}

function Reviewable({ item, isOpen, onOpen, onDone, token }: ReviewableProps) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  return (
    <article class="row-open">
      <div class="row row-pictured">
        <span class="row-picture">
          {item.teaserImage && <Picture of={item.teaserImage} width={128} height={96} decorative />}
        </span>
        <div class="row-words">
          <h4 class="row-title">
            <a href={item.activityPath}>{item.activityTitle}</a>
          </h4>
          <p class="row-quiet">{dayInWords(item.startsAt, answer.locale)}</p>
        </div>
        {!isOpen && (
          <div class="row-end">
            <button
              type="button"
              class="button button-quiet"
              aria-label={fill(words.writeOf, { title: item.activityTitle })}
              onClick={onOpen}
            >
              {words.write}
            </button>
          </div>
        )}
      </div>
      {isOpen && <WriteReview bookingItemId={item.bookingItemId} token={token} onDone={onDone} />}
    </article>
  );
}
