import { Star } from "lucide";
import { useId } from "preact/hooks";
import { counted } from "../shell/fill.ts";
import { Icon } from "../shell/icon.tsx";
import { Mistake } from "./field.tsx";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

const stars = [1, 2, 3, 4, 5];

/** A rating that was given, 1 to 5. */
export function Stars({ rating }: { readonly rating: number }) {
  const { words, locale } = useFormWords();
  return (
    <span class="stars" role="img" aria-label={counted(words.rating, rating, locale)}>
      {stars.map((star) => (
        <span key={star} class={star <= rating ? "is-full" : undefined}>
          <Icon of={Star} size={16} />
        </span>
      ))}
    </span>
  );
}

/** A rating to give: a radio group that looks like stars. */
export function StarsField({ field, legend }: { readonly field: FieldState; readonly legend: string }) {
  const id = useId();
  const { words, locale } = useFormWords();
  return (
    <fieldset
      class="field choices"
      data-invalid={field.error ? "" : undefined}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      <div class="stars-field">
        {stars.map((star) => (
          <label key={star} class={star <= Number(field.value) ? "is-full" : undefined}>
            <input
              type="radio"
              name={id}
              value={star}
              checked={field.value === String(star)}
              onChange={() => field.onInput(String(star))}
            />
            <Icon of={Star} size={28} />
            <span class="unseen">{counted(words.rating, star, locale)}</span>
          </label>
        ))}
      </div>
      <Mistake id={`${id}-error`} error={field.error} />
    </fieldset>
  );
}
