import type { FormEvent } from "react";
import type { reviewCategories } from "../../../sdk/contracts/review.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { RadioList } from "../../forms/choices.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { StarsField } from "../../forms/stars.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { writeReview } from "../../../sdk/contracts/calls/account.ts";
import { useAccount } from "../../sections/context.ts";
import { formGrid } from "../../forms/classes.ts";
import { formWidth } from "../../sections/classes.ts";

type Category = (typeof reviewCategories)[number];

interface WriteReviewProps {
  readonly bookingItemId: string;
  /** Of the mail's link, in place of an account. */
  readonly token: string | undefined;
  readonly onDone: () => void;
}

/** Stars are wanted, words are welcome. */
export function WriteReview({ bookingItemId, token, onDone }: WriteReviewProps) {
  const { words: all, answer } = useAccount();
  const words = all.ownReviews;
  const { sending, send } = useSending();
  const form = useForm(
    { rating: "", review: "", category: "none" },
    { rating: checksIn(useFormWords().words).given(words.giveRating) },
  );
  const { categories } = words;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { rating, review, category } = form.values;
    const body = {
      bookingItemId,
      ...(token ? { token } : {}),
      rating: Number(rating),
      review: review.trim() || null,
      category: category === "none" ? null : (category as Category),
      locale: answer.locale,
    };
    send(() => callApi(writeReview, { body }), onDone);
  }

  return (
    <form ref={form.ref} className={`pt-1 pb-6 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
      <StarsField field={form.field("rating")} legend={words.rating} />
      <FormTextArea
        field={form.field("review")}
        label={words.text}
        hint={words.textHint}
        isOptional
        maxLength={4000}
        rows={5}
      />
      <RadioList
        field={form.field("category")}
        legend={words.category}
        options={[
          ...(["single", "couple", "group"] as const).map((value) => ({ value, label: categories[value] })),
          { value: "none", label: words.noCategory },
        ]}
      />
      <Submit isBusy={isBusy(sending)}>{words.submit}</Submit>
    </form>
  );
}
