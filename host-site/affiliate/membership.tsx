import { ArrowLeft } from "lucide";
import type { AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { groupedIban } from "../../sdk/contracts/iban.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { Message } from "../forms/message.tsx";
import { StepButton, StepLink } from "../forms/step-link.tsx";
import { useAddress } from "../forms/use-address.ts";
import { WithLinks } from "../forms/with-links.tsx";
import { Detail, Details } from "../lists/details.tsx";
import { StatusChip } from "../lists/status-chip.tsx";
import { backLink, cardActions, itemCard, partTitle } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { useAffiliateWords } from "./context.ts";
import { DetailsForm } from "./details-form.tsx";

interface MembershipProps {
  readonly affiliate: AffiliateAccount;
  /** What has come of the form. */
  readonly result: string | null;
  readonly onChange: (affiliate: AffiliateAccount, message: string) => void;
  readonly onReloaded: (affiliate: AffiliateAccount) => void;
}

/** Where an affiliate stands, what that means and what comes next; and the form that corrects their details. */
export function Membership({ affiliate, result, onChange, onReloaded }: MembershipProps) {
  const words = useAffiliateWords();
  const { query, go } = useAddress();
  if (query.get("part") === "details")
    return (
      <>
        <StepLink className={backLink} changes={{ part: null }}>
          <Icon of={ArrowLeft} size={16} points />
          {words.back}
        </StepLink>
        <h3 className={`mt-2 ${partTitle}`}>{words.details}</h3>
        <DetailsForm
          affiliate={affiliate}
          onReloaded={onReloaded}
          onSent={(sent, message) => {
            onChange(sent, message);
            go({ part: null });
          }}
        />
      </>
    );
  return (
    <>
      {result && (
        <div className="mt-4">
          <Message kind="done" takesFocus>
            <p>{result}</p>
          </Message>
        </div>
      )}
      <Standing affiliate={affiliate} />
    </>
  );
}

function Standing({ affiliate }: { readonly affiliate: AffiliateAccount }) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { shell } = answer;
  const { state, number, company, site, iban, note, commissionPercent } = affiliate;
  const hasNumber = state === "approved" || state === "closed";
  const earns = state === "approved";
  return (
    <section className={`mt-5 ${itemCard}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasNumber && (
          <p className="text-22 font-strong tabular-nums">
            <span className="block text-14 font-text text-ink-2">{words.number}</span>
            {number}
          </p>
        )}
        <span className={hasNumber ? "self-start" : ""}>
          <StatusChip state={state}>{words.states[state]}</StatusChip>
        </span>
      </div>
      <div className="grid max-w-measure gap-2">
        <p className="text-pretty">
          <WithLinks
            sentence={fill(words.stateTexts[state], { percent: commissionPercent })}
            links={{ email: { title: shell.operatorEmail, url: `mailto:${shell.operatorEmail}` } }}
          />
        </p>
        {state === "applied" && <p className="text-14 text-pretty text-ink-2">{words.meanwhile}</p>}
      </div>
      {note && state !== "applied" && (
        <Details>
          <Detail name={words.note} isLong>
            {note}
          </Detail>
        </Details>
      )}
      <Details>
        <Detail name={words.company}>{company}</Detail>
        <Detail name={words.site}>
          <a href={site} target="_blank" rel="noopener noreferrer nofollow">
            {site}
          </a>
        </Detail>
        <Detail name={words.iban}>
          {iban ? <bdi className="tabular-nums">{groupedIban(iban)}</bdi> : words.ibanMissing}
        </Detail>
      </Details>
      <div className={cardActions}>
        {(earns || state === "applied") && (
          <LinkButton
            variant={earns ? "primary" : "secondary"}
            href={earns ? `${shell.paths.widget}?affiliateId=${number}` : shell.paths.widget}
          >
            {words.toConfigurator}
          </LinkButton>
        )}
        {(earns || state === "applied") && (
          <LinkButton href={`${shell.paths.search}?affiliate=true${earns ? `&affiliateId=${number}` : ""}`}>
            {words.toProducts}
          </LinkButton>
        )}
        <StepButton variant={state === "rejected" ? "primary" : "secondary"} changes={{ part: "details" }}>
          {state === "rejected" ? words.applyAgain : words.correct}
        </StepButton>
      </div>
    </section>
  );
}
