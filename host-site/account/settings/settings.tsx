import { useState } from "preact/hooks";
import type { User } from "../../../sdk/contracts/account.ts";
import { operator } from "../../content/operator.ts";
import { ask } from "../../forms/ask.ts";
import { showPhone } from "../../forms/phone.ts";
import { Bars } from "../../forms/skeleton.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { fill } from "../../shell/fill.ts";
import { signOutAddress } from "../../shell/account-entries.ts";
import { getMe } from "../calls.ts";
import { useAccount } from "../context.ts";
import { WithLinks } from "../sign-in/with-links.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { Person } from "./person.tsx";

/** Accounts of the team and of resellers are their company's: they are exported and closed by whoever runs the shop. */
const isCompanys = (user: User) => user.isAdmin || user.isReseller || user.distributor !== null;

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
      <WithLoaded
        loaded={loaded}
        retry={retry}
        skeleton={<Bars widths={["30%", "100%", "100%", "100%", "100%", "40%"]} />}
      >
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
              <section class="block" aria-labelledby="set-data">
                <h3 id="set-data">{words.data}</h3>
                {isCompanys(user) ? (
                  <p class="section-lead">
                    <WithLinks
                      sentence={words.companyData}
                      links={{ email: { title: operator.email, url: `mailto:${operator.email}` } }}
                    />
                  </p>
                ) : (
                  <DownloadData />
                )}
              </section>
              {!isCompanys(user) && (
                <section class="block" aria-labelledby="set-deletion">
                  <h3 id="set-deletion">{words.deletion}</h3>
                  <p class="section-lead">{words.deletionLead}</p>
                  <DeleteAccount user={user} />
                </section>
              )}
            </>
          )
        }
      </WithLoaded>
    </>
  );
}
