import { ArrowLeft, SearchX } from "lucide";
import { useState } from "preact/hooks";
import type { SupplierRegistration } from "../../../sdk/contracts/admin.ts";
import { languageTag, mainLocaleOf } from "../../../sdk/contracts/locale.ts";
import { codeName } from "../../../sdk/ui/code-name.ts";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { Empty } from "../../account/empty.tsx";
import { ask } from "../../forms/ask.ts";
import { Message } from "../../forms/message.tsx";
import { Bars } from "../../forms/skeleton.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { whenInWords } from "../../forms/when.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { Icon } from "../../shell/icon.tsx";
import { getRegistration } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Steps } from "../steps.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";

/** One request to join: what they sent, and the team's answer. */
export function Registration({ registrationId }: { readonly registrationId: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().suppliers;
  const { loaded, retry, replace } = useLoaded(registrationId, () =>
    ask(getRegistration, { params: { registrationId } }),
  );
  const [deciding, decide] = useState<Decision | null>(null);
  const [said, say] = useState<string | null>(null);
  if (loaded.state === "failed" && loaded.refusal.code === "registration_not_found")
    return (
      <Empty
        icon={SearchX}
        title={words.notFoundTitle}
        text={words.notFound}
        action={{ title: words.back, url: location.pathname }}
      />
    );
  return (
    <>
      <StepLink class="back-link" changes={{ registration: null }}>
        <Icon of={ArrowLeft} size={16} points />
        {words.back}
      </StepLink>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<Bars widths={["40%", "100%", "100%", "60%"]} />}>
        {(registration) => (
          <>
            <div class="booking-head">
              <h2 class="section-title">{registration.company}</h2>
              <StatusChip state={registration.state}>{words.states[registration.state]}</StatusChip>
            </div>
            <p class="section-lead">{whenInWords(registration.createdAt, answer.locale)}</p>
            {said && (
              <Message key={said} kind="done" takesFocus>
                <p>{said}</p>
              </Message>
            )}
            <Sent registration={registration} />
            <div class="item-actions">
              {registration.state !== "approved" && (
                <button type="button" class="button" onClick={() => decide("approve")}>
                  {words.approve}
                </button>
              )}
              {registration.state !== "rejected" && (
                <button type="button" class="button button-quiet" onClick={() => decide("reject")}>
                  {words.reject}
                </button>
              )}
            </div>
            <Steps steps={registration.history} />
            {deciding && (
              <DecideDialog
                registration={registration}
                decision={deciding}
                onClose={() => decide(null)}
                onReload={() => (decide(null), retry())}
                onDone={(decided) => {
                  decide(null);
                  replace(decided);
                  say(deciding === "approve" ? words.approved : words.rejected);
                }}
              />
            )}
          </>
        )}
      </WithLoaded>
    </>
  );
}

/** What they have sent. */
function Sent({ registration }: { readonly registration: SupplierRegistration }) {
  const { answer } = useAccount();
  const words = useAdminWords().suppliers;
  const tag = languageTag(mainLocaleOf(answer.locale));
  const country = codeName("region", registration.countryCode, tag);
  return (
    <dl class="facts sent">
      <div>
        <dt>{words.contact}</dt>
        <dd>{registration.contactName}</dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${registration.email}`}>{registration.email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={`tel:${registration.phone.replace(/[^+\d]/g, "")}`}>{registration.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{words.country}</dt>
        <dd>{country}</dd>
      </div>
      {registration.website && (
        <div>
          <dt>{words.website}</dt>
          <dd>
            <a href={registration.website} target="_blank" rel="noopener noreferrer nofollow">
              {registration.website}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.languages}</dt>
        <dd>{registration.languages.map((code) => codeName("language", code, tag)).join(", ")}</dd>
      </div>
      <div>
        <dt>{words.terms}</dt>
        <dd>{registration.termsVersion}</dd>
      </div>
      <div class="is-long">
        <dt>{words.offering}</dt>
        <dd>{registration.offering}</dd>
      </div>
      {registration.word && (
        <div class="is-long">
          <dt>{words.word}</dt>
          <dd>{registration.word}</dd>
        </div>
      )}
    </dl>
  );
}
