import { useId } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { FieldError } from "../../../sdk/ui/field.tsx";
import type { FieldState, Form } from "../../forms/use-form.ts";
import { counted, fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
import type { ActivityValues } from "./activity-values.ts";
import { fieldEdge } from "../../../sdk/ui/field.tsx";
import { partTitle, quiet, sectionLead, sectionPart } from "../../sections/classes.ts";

const priceColumns = "grid grid-cols-[minmax(0,1fr)_132px_132px] gap-x-4 gap-y-2";

/** Prices of all tickets, by offer, in francs with two decimals. */
export function Prices({ activity, form }: { readonly activity: AdminActivity; readonly form: Form<ActivityValues> }) {
  const words = useAdminWords().activities;
  return (
    <section className={sectionPart} aria-labelledby="prices">
      <h3 id="prices" className={partTitle}>
        {words.prices}
      </h3>
      <p className={`mt-1 ${sectionLead}`}>
        {words.pricesLead} {words.netHint}
      </p>
      {activity.offers.map((offer) => (
        <div key={offer.id} className="mt-6">
          <h4 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-16 font-strong">
            {offer.label} {!offer.isOnSale && <StatusChip state="unpublished">{words.offSale}</StatusChip>}
          </h4>
          <div className={`mt-2 ${priceColumns} text-14 text-ink-2 max-[640px]:hidden`} aria-hidden="true">
            <span>{words.category}</span>
            <span>{words.gross}</span>
            <span>{words.net}</span>
          </div>
          {offer.ticketCategories.map((category) => (
            <Price key={category.id} category={category} offer={offer} form={form} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface PriceProps {
  readonly offer: AdminActivity["offers"][number];
  readonly category: AdminActivity["offers"][number]["ticketCategories"][number];
  readonly form: Form<ActivityValues>;
}

/** Both prices of a ticket. They stay side by side, however long the texts below them are. */
function Price({ offer, category, form }: PriceProps) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const ticket = [offer.label, category.label, category.discountLabel].filter(Boolean).join(", ");
  const gross = form.field(`prices.${category.id}.price`);
  const net = form.field(`prices.${category.id}.netPrice`);
  const isWrong = gross.error !== undefined || net.error !== undefined;
  return (
    <div
      className={`border-b border-line py-2 max-[640px]:grid-cols-2 max-[640px]:py-3 ${priceColumns} ${isWrong ? "items-start" : "items-center"}`}
    >
      <div className={`max-[640px]:col-span-full ${isWrong ? "min-[640px]:pt-3" : ""}`}>
        {category.label}
        <span className={`block ${quiet}`}>
          {[
            category.discountLabel,
            category.occupancy > 1 && counted(words.persons, category.occupancy, answer.locale),
            category.deposit !== null && fill(words.deposit, { amount: money(category.deposit).formatted }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <Amount field={gross} label={fill(words.grossOf, { ticket })} short={words.gross} />
      <Amount field={net} label={fill(words.netOf, { ticket })} short={words.net} />
    </div>
  );
}

/** An amount in francs: once left, it has two decimals. */
function Amount({
  field,
  label,
  short,
}: {
  readonly field: FieldState;
  readonly label: string;
  readonly short: string;
}) {
  const id = useId();
  function leave() {
    const rappen = readFrancs(field.value);
    if (rappen !== null) field.onInput(showFrancs(rappen));
    field.onLeave();
  }
  return (
    <div>
      <span className="mb-1 hidden text-12 text-ink-2 max-[640px]:block" aria-hidden="true">
        {short}
      </span>
      <span className={fieldEdge(field.error)}>
        <input
          className="min-h-11 w-full min-w-0 bg-transparent px-4 text-end tabular-nums outline-none"
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          aria-label={label}
          aria-invalid={field.error ? "true" : undefined}
          aria-describedby={field.error ? id : undefined}
          name={field.name}
          value={field.value}
          onInput={(event) => field.onInput(event.currentTarget.value)}
          onBlur={leave}
        />
      </span>
      <FieldError id={id} error={field.error} className="mt-1.5" />
    </div>
  );
}
