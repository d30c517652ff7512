import { Message } from "../forms/message.tsx";
import { StepLink } from "../forms/step-link.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useAccount } from "./context.ts";

/** Why a link in a mail did nothing, for who is signed in: the library leads here with `?error=…`. */
export function LinkRefused() {
  const { query } = useAddress();
  const { words: all, answer } = useAccount();
  const words = all.linkRefused;
  const error = query.get("error");
  if (error === null || query.get("view") === "new-password") return null;
  const sentence = error === "EMAIL_TAKEN" ? words.taken : error === "INVALID_USER" ? words.foreign : words.old;
  return (
    <Message key={error} kind="warning" takesFocus>
      <p>{sentence}</p>
      {error === "EMAIL_TAKEN" && (
        <p>
          <a href={`${answer.shell.paths.account}/settings#set-email`}>{words.toSettings}</a>
        </p>
      )}
      <StepLink class="link-button" changes={{ error: null }}>
        {words.close}
      </StepLink>
    </Message>
  );
}
