import { useAccount } from "../../sections/context.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminReviews } from "../../../sdk/contracts/calls/admin/reviews.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { AdminReview } from "./admin-review.tsx";
import { rowList } from "../classes.ts";
import { sectionTitle } from "../../sections/classes.ts";

const states = ["excluded", "unanswered"] as const;

/** What visitors wrote, newest first. */
export function AdminReviews() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.reviews;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state")) ?? ("all" as const);
  const question = { search: query.get("search") ?? "", page: requestedPage(query), state, locale: answer.locale };
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => callApi(listAdminReviews, { query: question })}>
        {(entries, replace) => (
          <div className={rowList}>
            {entries.map((review) => (
              <AdminReview
                key={review.product_review_id}
                review={review}
                onChanged={(changed) =>
                  replace(changed, (each) => each.product_review_id === changed.product_review_id)
                }
              />
            ))}
          </div>
        )}
      </Listing>
    </>
  );
}
