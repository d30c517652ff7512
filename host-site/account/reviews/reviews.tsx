import { Star } from "lucide";
import { useContext, useState } from "react";
import type { ReviewableItem } from "../../../sdk/contracts/account.ts";
import { callApi } from "../../api.ts";
import { Message } from "../../forms/message.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { StepButton } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { dateOfInstantInWords } from "../../forms/when.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";
import { fill } from "../../shell/fill.ts";
import { VisitorContext } from "../../shell/visitor.ts";
import { listAccountReviews } from "../../../sdk/contracts/calls/account.ts";
import { useAccount } from "../../sections/context.ts";
import { Empty } from "../../lists/empty.tsx";
import { OwnReview } from "./own-review.tsx";
import { WriteReview } from "./write-review.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import {
  partTitle,
  quiet,
  rowPicture,
  rowTitle,
  sectionLead,
  sectionPart,
  sectionTitle,
  titleLink,
} from "../../sections/classes.ts";

/**
 * The visitor's reviews, and the items that they can review. With the token of a mail's link only that one item, signed
 * in or not.
 */
export function Reviews({ token }: { readonly token?: string }) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  const { query } = useAddress();
  const [writing, write] = useState<string | null>(query.get("item"));
  const [hasThanked, thank] = useState(false);
  const { loaded, retry } = useLoaded(token ?? "own", () =>
    callApi(listAccountReviews, { query: token ? { token } : {} }),
  );
  if (loaded.state === "failed" && loaded.refusal.code === "review_link_invalid") return <OldLink />;
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      {hasThanked && (
        <Message kind="done" takesFocus>
          <p>{words.done}</p>
        </Message>
      )}
      <WithLoaded loaded={loaded} retry={retry} own={words.refusals} skeleton={<RowsSkeleton rows={3} hasPicture />}>
        {({ reviews, reviewable }) => (
          <>
            {reviewable.length > 0 && (
              <section className={sectionPart} aria-labelledby="open-reviews">
                <h3 id="open-reviews" className={`mb-1 ${partTitle}`}>
                  {words.open}
                </h3>
                <p className={sectionLead}>{words.openLead}</p>
                <div className="mt-1 divide-y divide-line">
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
              <section className={sectionPart} aria-labelledby="own-reviews">
                <h3 id="own-reviews" className={`mb-1 ${partTitle}`}>
                  {words.mine}
                </h3>
                <div className="mt-1 divide-y divide-line">
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

/** The mail's link has expired: a retry would not help, so the page links to the visitor's own reviews. */
function OldLink() {
  const { words: all } = useAccount();
  const words = all.ownReviews;
  const { user } = useContext(VisitorContext);
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <Message
        kind="wrong"
        actions={<StepButton changes={{ token: null }}>{user ? words.mine : all.signIn.submit}</StepButton>}
      >
        <p>{words.refusals["review_link_invalid"]}</p>
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
    <article>
      <div className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 max-[640px]:grid-cols-[72px_minmax(0,1fr)] max-[640px]:items-start">
        <span className={rowPicture}>
          {item.teaserImage && (
            <Picture of={item.teaserImage} ratio="4:3" width={128} decorative className="size-full" />
          )}
        </span>
        <div>
          <h4 className={rowTitle}>
            <a className={titleLink} href={item.activityPath}>
              {item.activityTitle}
            </a>
          </h4>
          <p className={quiet}>{dateOfInstantInWords(item.startsAt, answer.locale)}</p>
        </div>
        {!isOpen && (
          <div className="max-[640px]:col-start-2">
            <Button
              variant="secondary"
              size="medium"
              name={fill(words.writeOf, { title: item.activityTitle })}
              onPress={onOpen}
            >
              {words.write}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <WriteReview bookingItemId={item.bookingItemId} token={token} onDone={onDone} />}
    </article>
  );
}
