import { type ReactNode, useState } from "react";
import type { User } from "../../../sdk/contracts/account.ts";
import { callApi } from "../../api.ts";
import { showPhone } from "../../forms/phone.ts";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { signOutAddress } from "../../shell/account-entries.ts";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import { useAccount } from "../../sections/context.ts";
import { WithLinks } from "../../forms/with-links.tsx";
import { Cards } from "./cards.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { Person } from "./person.tsx";
import { LinkButton } from "../../../sdk/ui/link-button.tsx";
import { formButton } from "../../forms/classes.ts";
import { partTitle, sectionLead, sectionPart, sectionTitle } from "../../sections/classes.ts";

/** Accounts of the team and of resellers belong to their company: the shop's operator exports and closes them. */
const isCompanys = (user: User) => user.isAdmin || user.isReseller || user.distributor?.invoiceApproved === true;

/** The account's settings, and how to delete it. */
export function Settings() {
  const { words: all, answer } = useAccount();
  const words = all.settings;
  const [now] = useState(Date.now);
  const { loaded, retry } = useLoaded("me", async () => {
    const { user } = await callApi(getMe);
    return { user, phone: user?.phone ? await showPhone(user.phone) : "" };
  });
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <WithLoaded
        loaded={loaded}
        retry={retry}
        skeleton={<SkeletonBars widths={["w-3/10", "w-full", "w-full", "w-full", "w-full", "w-2/5"]} />}
      >
        {({ user, phone }) =>
          user && (
            <>
              <Part id="set-person" title={words.person}>
                <p className={sectionLead}>{words.personLead}</p>
                <Person user={user} phone={phone} />
              </Part>
              {!user.isAdmin && (
                <Part id="set-business" title={words.business}>
                  <p className={sectionLead}>
                    {user.distributor
                      ? user.distributor.invoiceApproved
                        ? words.invoiceYes
                        : words.invoiceNo
                      : words.invoiceLead}
                  </p>
                  <LinkButton className={`mt-5 ${formButton}`} href={`${answer.shell.paths.account}/invoices`}>
                    {user.distributor ? words.toInvoices : words.applyInvoice}
                  </LinkButton>
                </Part>
              )}
              <Part id="set-cards" title={words.cards}>
                <Cards />
              </Part>
              <Part id="set-email" title={words.email}>
                <ChangeEmail user={user} />
              </Part>
              <Part id="set-password" title={words.password}>
                <ChangePassword user={user} />
              </Part>
              <Part id="set-out" title={words.signOut}>
                <p className={sectionLead}>{words.signOutLead}</p>
                <LinkButton className={`mt-5 ${formButton}`} href={signOutAddress(answer.locale, now)}>
                  {words.signOut}
                </LinkButton>
              </Part>
              <Part id="set-data" title={words.data}>
                {isCompanys(user) ? (
                  <p className={sectionLead}>
                    <WithLinks
                      sentence={words.companyData}
                      links={{
                        email: { title: answer.shell.operatorEmail, url: `mailto:${answer.shell.operatorEmail}` },
                      }}
                    />
                  </p>
                ) : (
                  <DownloadData />
                )}
              </Part>
              {!isCompanys(user) && (
                <Part id="set-deletion" title={words.deletion}>
                  <p className={sectionLead}>{words.deletionLead}</p>
                  <DeleteAccount user={user} />
                </Part>
              )}
            </>
          )
        }
      </WithLoaded>
    </>
  );
}

interface PartProps {
  /** What the address may lead to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={sectionPart} aria-labelledby={id}>
      <h3 id={id} className={`mb-1 ${partTitle}`}>
        {title}
      </h3>
      {children}
    </section>
  );
}
