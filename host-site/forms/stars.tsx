import { Star } from "lucide";
import { useId } from "react";
import { FieldError } from "../../sdk/ui/field.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
import { Stars as GivenStars } from "../../sdk/ui/stars.tsx";
import { counted } from "../shell/fill.ts";
import { legendClasses } from "./classes.ts";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

const stars = [1, 2, 3, 4, 5];

/** A rating that was given, 1 to 5. */
export function Stars({ rating }: { readonly rating: number }) {
  const { words, locale } = useFormWords();
  return <GivenStars of={rating} name={counted(words.rating, rating, locale)} />;
}

/** A rating to give: a radio group that looks like stars. The first star stands where the words above it begin. */
export function StarsField({ field, legend }: { readonly field: FieldState; readonly legend: string }) {
  const id = useId();
  const { words, locale } = useFormWords();
  return (
    <fieldset
      className="min-w-0"
      data-invalid={field.error ? "" : undefined}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend className={legendClasses}>{legend}</legend>
      <div className="-ms-2 flex w-fit">
        {stars.map((star) => (
          <label
            key={star}
            className={`relative rounded-field p-2 has-[:focus]:outline-2 has-[:focus]:outline-ink ${star <= Number(field.value) ? "text-ink [&>svg]:fill-current" : "text-edge"}`}
          >
            {/* The star is its radio button, also while that has the focus. */}
            <input
              type="radio"
              name={id}
              value={star}
              checked={field.value === String(star)}
              onChange={() => field.onInput(String(star))}
              className="sr-only"
            />
            <Icon of={Star} size={28} />
            <span className="sr-only">{counted(words.rating, star, locale)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={field.error} className="mt-1.5" />
    </fieldset>
  );
}
