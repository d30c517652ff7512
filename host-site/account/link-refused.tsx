import { Message } from "../forms/message.tsx";
import { StepLink } from "../forms/step-link.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useAccount } from "../sections/context.ts";
import { aroundLine, textLink } from "../../sdk/ui/text-button.tsx";

/** Why a link in a mail failed, for a signed-in visitor: the library redirects here with `?error=…`. */
export function LinkRefused() {
  const { query } = useAddress();
  const { words: all, answer } = useAccount();
  const words = all.linkRefused;
  const error = query.get("error");
  if (error === null || query.get("view") === "new-password") return null;
  const sentence = error === "EMAIL_TAKEN" ? words.taken : error === "INVALID_USER" ? words.foreign : words.old;
  return (
    <Message
      key={error}
      kind="warning"
      takesFocus
      actions={
        <StepLink className={`font-value ${textLink} ${aroundLine}`} changes={{ error: null }}>
          {words.close}
        </StepLink>
      }
    >
      <p>{sentence}</p>
      {error === "EMAIL_TAKEN" && (
        <p>
          <a className={textLink} href={`${answer.shell.paths.account}/settings#set-email`}>
            {words.toSettings}
          </a>
        </p>
      )}
    </Message>
  );
}
