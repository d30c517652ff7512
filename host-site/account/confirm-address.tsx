import { callApi } from "../api.ts";
import { Message, Refused } from "../forms/message.tsx";
import { useSending } from "../forms/use-sending.ts";
import { fill } from "../shell/fill.ts";
import { sendConfirmation } from "../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../sections/context.ts";
import { TextButton } from "../../sdk/ui/text-button.tsx";

/** For a visitor who hasn't confirmed the address yet: why to confirm it, and a button that sends the mail again. */
export function ConfirmAddress({ email }: { readonly email: string }) {
  const { words: all, answer } = useAccount();
  const words = all.confirm;
  const { sending, send } = useSending();
  if (sending.state === "sent")
    return (
      <Message kind="done" takesFocus>
        <p>{fill(words.sent, { email })}</p>
      </Message>
    );
  return (
    <>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <Message
        kind="info"
        title={words.title}
        actions={
          <TextButton
            onPress={() =>
              send(() => callApi(sendConfirmation, { body: { email, callbackURL: answer.shell.paths.account } }))
            }
          >
            {words.again}
          </TextButton>
        }
      >
        <p>{fill(words.lead, { email })}</p>
      </Message>
    </>
  );
}
