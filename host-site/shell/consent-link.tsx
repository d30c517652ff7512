import type { PageAnswer } from "../page.ts";
import { footLink } from "./classes.ts";

/** The event that opens the question for consent again. */
export const consentReopened = "shop-consent-opened";

/** Opens the question again, where there is something to consent to. */
export function ConsentLink({ answer }: { readonly answer: PageAnswer }) {
  return (
    answer.shell.tagManager && (
      <button
        type="button"
        className={`${footLink} cursor-pointer`}
        onClick={() => document.dispatchEvent(new CustomEvent(consentReopened))}
      >
        {answer.shell.words.consent.link}
      </button>
    )
  );
}
