import { ChevronDown } from "lucide";
import { useId } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { rateText, vatRates } from "../../../sdk/contracts/vat-rate.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { Icon } from "../../../sdk/ui/icon.tsx";
import { FieldError } from "../../../sdk/ui/field.tsx";
import type { FieldState, Form } from "../../forms/use-form.ts";
import { counted, fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
import type { ActivityValues } from "./activity-values.ts";
import { fieldEdge } from "../../../sdk/ui/field.tsx";
import { partTitle, quiet, sectionLead, sectionPart } from "../../sections/classes.ts";

const priceColumns = "grid grid-cols-[minmax(0,1fr)_132px_132px_200px] gap-x-4 gap-y-2";

/** Prices of all tickets, by offer, in francs with two decimals, and their rates of value added tax. */
export function Prices({ activity, form }: { readonly activity: AdminActivity; readonly form: Form<ActivityValues> }) {
  const words = useAdminWords().activities;
  return (
    <section className={sectionPart} aria-labelledby="prices">
      <h3 id="prices" className={partTitle}>
        {words.prices}
      </h3>
      <p className={`mt-1 ${sectionLead}`}>
        {words.pricesLead} {words.netHint} {words.vatHint}
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
            <span>{words.vat}</span>
          </div>
          {offer.ticketCategories.map((category) => (
            <Price key={category.id} category={category} offer={offer} shopVatRate={activity.shopVatRate} form={form} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface PriceProps {
  readonly offer: AdminActivity["offers"][number];
  readonly category: AdminActivity["offers"][number]["ticketCategories"][number];
  readonly shopVatRate: number;
  readonly form: Form<ActivityValues>;
}

/** Both prices of a ticket and its rate. They stay side by side, however long the texts below them are. */
function Price({ offer, category, shopVatRate, form }: PriceProps) {
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
      <Rate
        field={form.field(`prices.${category.id}.vatRate`)}
        label={fill(words.vatOf, { ticket })}
        own={category.vatRate}
        ofShop={shopVatRate}
      />
    </div>
  );
}

/** The value added tax that a price includes. A catalogue's own rate is offered beside Switzerland's. */
function Rate({
  field,
  label,
  own,
  ofShop,
}: {
  readonly field: FieldState;
  readonly label: string;
  readonly own: number | null;
  readonly ofShop: number;
}) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const rates = own === null || vatRates.some((rate) => rate === own) ? vatRates : [own, ...vatRates];
  return (
    <div className="max-[640px]:col-span-full">
      <span className="mb-1 hidden text-12 text-ink-2 max-[640px]:block" aria-hidden="true">
        {words.vat}
      </span>
      <span className={`relative ${fieldEdge(field.error)}`}>
        <select
          className="min-h-11 w-full min-w-0 appearance-none truncate bg-transparent ps-4 pe-11 outline-none"
          aria-label={label}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onInput(event.currentTarget.value)}
          onBlur={field.onLeave}
        >
          <option value="" className="bg-surface text-ink">
            {fill(words.vatOfShop, { rate: rateText(answer.locale, ofShop) })}
          </option>
          {rates.map((rate) => (
            <option key={rate} value={String(rate)} className="bg-surface text-ink">
              {rate === 0 ? words.noVat : rateText(answer.locale, rate)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute end-4" />
      </span>
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
