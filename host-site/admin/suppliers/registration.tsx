import { useState } from "react";
import type { SupplierRegistration } from "../../../sdk/contracts/admin/suppliers.ts";
import { translatedLanguageTag } from "../../../sdk/contracts/locale.ts";
import { codeName } from "../../../sdk/ui/code-name.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { PhoneNumber } from "../../forms/phone-number.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { whenInWords } from "../../forms/when.ts";
import { getRegistration } from "../../../sdk/contracts/calls/admin/suppliers.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { Detail, Details } from "../../lists/details.tsx";
import { bookingHead, cardActions, sectionLead, sectionTitle } from "../../sections/classes.ts";

/** The decision whose dialog is open, and the state that it was chosen in. */
interface Deciding {
  readonly decision: Decision;
  readonly from: SupplierRegistration["state"];
}

/** One request to join: what they sent, and the team's answer. */
export function Registration({ registrationId }: { readonly registrationId: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().suppliers;
  const load = () => callApi(getRegistration, { params: { registrationId } });
  const { loaded, retry, replace } = useLoaded(registrationId, load);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { resultMessage, showResult } = useResultMessage();
  const decide = (decision: Decision, { state }: SupplierRegistration) => setDeciding({ decision, from: state });
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="registration_not_found"
      words={words}
      list={{ parameter: "registration" }}
      skeleton={<SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-3/5"]} />}
    >
      {(registration) => (
        <>
          <div className={bookingHead}>
            <h2 className={sectionTitle}>{registration.company}</h2>
            <StatusChip state={registration.state}>{words.states[registration.state]}</StatusChip>
          </div>
          <p className={`mt-1 ${sectionLead}`}>{whenInWords(registration.createdAt, answer.locale)}</p>
          {resultMessage}
          <Sent registration={registration} />
          <div className={`my-8 ${cardActions}`}>
            {registration.state !== "approved" && (
              <Button onPress={() => decide("approve", registration)}>{words.approve}</Button>
            )}
            {registration.state !== "rejected" && (
              <Button variant="secondary" onPress={() => decide("reject", registration)}>
                {words.reject}
              </Button>
            )}
          </div>
          <Steps steps={registration.history} />
          {deciding && (
            <DecideDialog
              registration={registration}
              {...deciding}
              onClose={() => setDeciding(null)}
              load={load}
              onReloaded={replace}
              onDone={(decided) => {
                setDeciding(null);
                replace(decided);
                showResult(deciding.decision === "approve" ? words.approved : words.rejected);
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** What they have sent. */
function Sent({ registration }: { readonly registration: SupplierRegistration }) {
  const { answer } = useAccount();
  const words = useAdminWords().suppliers;
  const tag = translatedLanguageTag(answer.locale);
  const country = codeName("region", registration.countryCode, tag);
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))]">
      <Detail name={words.contact}>{registration.contactName}</Detail>
      <Detail name={words.email}>
        <a href={`mailto:${registration.email}`}>{registration.email}</a>
      </Detail>
      <Detail name={words.phone}>
        <a href={`tel:${registration.phone.replace(/[^+\d]/g, "")}`}>
          <PhoneNumber number={registration.phone} />
        </a>
      </Detail>
      <Detail name={words.country}>{country}</Detail>
      {registration.website && (
        <Detail name={words.website}>
          <a href={registration.website} target="_blank" rel="noopener noreferrer nofollow">
            {registration.website}
          </a>
        </Detail>
      )}
      <Detail name={words.languages}>
        {registration.languages.map((code) => codeName("language", code, tag)).join(", ")}
      </Detail>
      <Detail name={words.terms}>{registration.termsVersion}</Detail>
      <Detail name={words.offering} isLong>
        {registration.offering}
      </Detail>
      {registration.note && (
        <Detail name={words.note} isLong>
          {registration.note}
        </Detail>
      )}
    </Details>
  );
}
