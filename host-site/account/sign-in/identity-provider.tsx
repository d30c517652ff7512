import { callApi } from "../../api.ts";
import { Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { getSignInWays, signInElsewhere } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { afterSignIn } from "./return-to.ts";

/** The team's own identity provider, where the shop has one; nothing where it has none. */
export function IdentityProvider() {
  const { words, answer } = useAccount();
  const { loaded } = useLoaded("ways", () => callApi(getSignInWays));
  const { sending, send } = useSending();
  if (loaded.state !== "shown" || !loaded.data.elsewhere) return null;
  const go = () =>
    send(
      () =>
        callApi(signInElsewhere, {
          body: { callbackURL: afterSignIn(location), errorCallbackURL: answer.shell.paths.account },
        }),
      ({ url }) => location.assign(url),
    );
  return (
    <>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <ActionButton wide variant="secondary" isBusy={isBusy(sending)} onPress={go}>
        {words.signIn.elsewhere}
      </ActionButton>
    </>
  );
}
