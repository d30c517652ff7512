import { useAccount } from "../../account/context.ts";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminReviews } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { AdminReview } from "./admin-review.tsx";

const states = ["excluded", "unanswered"] as const;

/** What visitors wrote, newest first. */
export function AdminReviews() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.reviews;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state")) ?? ("all" as const);
  const question = { search: query.get("search") ?? "", page: askedPage(query), state, locale: answer.locale };
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => ask(listAdminReviews, { query: question })}>
        {(entries, replace) => (
          <div class="rows">
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
