import { useState } from "preact/hooks";
import { ask } from "../../forms/ask.ts";
import { showPhone } from "../../forms/phone.ts";
import { Bars } from "../../forms/skeleton.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { fill } from "../../shell/fill.ts";
import { signOutAddress } from "../../shell/account-entries.ts";
import { getMe } from "../calls.ts";
import { useAccount } from "../context.ts";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Person } from "./person.tsx";

/** What somebody can change of themselves, and the way out. */
export function Settings() {
  const { words: all, answer } = useAccount();
  const words = all.settings;
  const [now] = useState(Date.now);
  const { loaded, retry } = useLoaded("me", async () => {
    const { user } = await ask(getMe);
    return { user, phone: user?.phone ? await showPhone(user.phone) : "" };
  });
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<Bars widths={["30%", "100%", "100%", "100%", "100%", "40%"]} />}>
        {({ user, phone }) =>
          user && (
            <>
              <section class="block" aria-labelledby="set-person">
                <h3 id="set-person">{words.person}</h3>
                <p class="section-lead">{words.personLead}</p>
                <Person user={user} phone={phone} />
              </section>
              {user.distributor && (
                <section class="block" aria-labelledby="set-business">
                  <h3 id="set-business">{words.business}</h3>
                  <p>{fill(words.distributor, { id: user.distributor.distributorId })}</p>
                  <p class="section-lead">{user.distributor.invoiceApproved ? words.invoiceYes : words.invoiceNo}</p>
                </section>
              )}
              <section class="block" aria-labelledby="set-email">
                <h3 id="set-email">{words.email}</h3>
                <ChangeEmail user={user} />
              </section>
              <section class="block" aria-labelledby="set-password">
                <h3 id="set-password">{words.password}</h3>
                <ChangePassword user={user} />
              </section>
              <section class="block" aria-labelledby="set-out">
                <h3 id="set-out">{words.signOut}</h3>
                <p class="section-lead">{words.signOutLead}</p>
                <a class="button button-quiet" href={signOutAddress(answer.locale, now)}>
                  {words.signOut}
                </a>
              </section>
            </>
          )
        }
      </WithLoaded>
    </>
  );
}
