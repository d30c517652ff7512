import { useId } from "preact/hooks";
import type { AdminActivity } from "../../../sdk/contracts/admin.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { Mistake } from "../../forms/field.tsx";
import type { FieldState, Form } from "../../forms/use-form.ts";
import { counted, fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../francs.ts";
import type { ActivityValues } from "./activity-values.ts";

/** Prices of all tickets, by offer, in francs with two decimals. */
export function Prices({ activity, form }: { readonly activity: AdminActivity; readonly form: Form<ActivityValues> }) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  return (
    <section class="block" aria-labelledby="prices">
      <h3 id="prices">{words.prices}</h3>
      <p class="section-lead">
        {words.pricesLead} {words.netHint}
      </p>
      {activity.offers.map((offer) => (
        <div key={offer.id} class="price-offer">
          <h4>
            {offer.label} {!offer.isOnSale && <StatusChip state="unpublished">{words.offSale}</StatusChip>}
          </h4>
          <div class="price-head" aria-hidden="true">
            <span>{words.category}</span>
            <span>{words.gross}</span>
            <span>{words.net}</span>
          </div>
          {offer.ticketCategories.map((category) => {
            const ticket = [offer.label, category.label, category.discountLabel].filter(Boolean).join(", ");
            return (
              <div key={category.id} class="price-row">
                <div>
                  {category.label}
                  <span class="row-quiet">
                    {[
                      category.discountLabel,
                      category.occupancy > 1 && counted(words.persons, category.occupancy, answer.locale),
                      category.deposit !== null && fill(words.deposit, { amount: money(category.deposit).formatted }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </div>
                <Amount
                  field={form.field(`prices.${category.id}.price`)}
                  label={fill(words.grossOf, { ticket })}
                  short={words.gross}
                />
                <Amount
                  field={form.field(`prices.${category.id}.net`)}
                  label={fill(words.netOf, { ticket })}
                  short={words.net}
                />
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}

/** An amount in francs: once left, it has two decimals. */
export function Amount({
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
    <div class="amount-field">
      <span class="amount-label" aria-hidden="true">
        {short}
      </span>
      <input
        class="control"
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
      <Mistake id={id} error={field.error} />
    </div>
  );
}
