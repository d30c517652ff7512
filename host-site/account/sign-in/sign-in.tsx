import { useEffect, useRef } from "react";
import { Message } from "../../forms/message.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useAccount } from "../../sections/context.ts";
import { BookingLink } from "./booking-link.tsx";
import { ByLink } from "./by-link.tsx";
import { Forgot } from "./forgot.tsx";
import { NewPassword } from "./new-password.tsx";
import { SignUp } from "./sign-up.tsx";
import { WithPassword } from "./with-password.tsx";

/** Ways in, by the `view` of the address, so that back leads from one to the other. */
const views = {
  "sign-up": SignUp,
  link: ByLink,
  forgot: Forgot,
  "new-password": NewPassword,
  "booking-link": BookingLink,
} as const;

/** Signing in and what belongs to it. `isOnTheWay`: the visitor wanted another page, which they come back to. */
export function SignIn({ isOnTheWay }: { readonly isOnTheWay: boolean }) {
  const { words } = useAccount();
  const { query } = useAddress();
  const name = query.get("view") ?? "";
  const View = name in views ? views[name as keyof typeof views] : null;
  const panel = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) panel.current?.querySelector<HTMLElement>("h2")?.focus();
    isFirst.current = false;
  }, [name]);
  return (
    <div ref={panel} className="panel mx-auto mt-2 max-w-[440px]">
      {(query.has("deleted") || query.has("error")) && !View && (
        <div className="mb-6 grid gap-6">
          {query.has("deleted") && (
            <Message kind="done" takesFocus>
              <p>{words.settings.deleted}</p>
            </Message>
          )}
          {query.has("error") && (
            <Message kind="warning">
              <p>{query.get("error") === "EMAIL_TAKEN" ? words.linkRefused.taken : words.signIn.linkTooOld}</p>
            </Message>
          )}
        </div>
      )}
      {View ? <View key={name} /> : <WithPassword isOnTheWay={isOnTheWay} />}
    </div>
  );
}
