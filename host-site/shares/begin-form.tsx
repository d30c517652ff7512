import { useId, useState } from "react";
import { beginShares } from "../../sdk/contracts/calls/share.ts";
import { formatMoney, type Money } from "../../sdk/contracts/money.ts";
import {
  fewestShares,
  leastShare,
  longestShareLabel,
  mostShares,
  type SharedPayment,
} from "../../sdk/contracts/share.ts";
import { splitAmount } from "../../sdk/contracts/split-amount.ts";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { callApi } from "../api.ts";
import { checksIn } from "../forms/checks.ts";
import { RadioList } from "../forms/choices.tsx";
import { fieldPair } from "../forms/classes.ts";
import { EmailField } from "../forms/email-field.tsx";
import { FormTextField, SelectField } from "../forms/field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { readFrancs, showFrancs } from "../forms/francs.ts";
import { Message, Refused } from "../forms/message.tsx";
import { Submit } from "../forms/submit.tsx";
import { type Check, type FieldState, useForm } from "../forms/use-form.ts";
import { useSending } from "../forms/use-sending.ts";
import type { PageAnswer } from "../page.ts";
import { cardActions, itemCard, partTitle } from "../sections/classes.ts";
import { fill } from "../shell/fill.ts";
import { nameOfShare } from "./name-of-share.ts";
import type { SharesWords } from "./words.ts";

interface Props {
  readonly answer: PageAnswer;
  readonly words: SharesWords;
  readonly bookingId: string;
  /** What is to be paid. */
  readonly due: Money;
  /** How many people take part. */
  readonly persons: number;
  readonly began: Beginning;
  readonly onBegun: (shared: SharedPayment) => void;
  /** A payment of the booking is under way: the one that was begun in another window, perhaps. */
  readonly onOpenElsewhere: () => void;
}

/** Where the payment of the booking began: the page that shows it once all have paid, and that of the way back. */
export type Beginning = Pick<SharedPayment, "returnUrl" | "failureUrl">;

type Values = Readonly<Record<string, string>>;

const numbers = Array.from({ length: mostShares }, (_, index) => index + 1);
const ofEach = (field: string) => numbers.map((number) => `${field}${number}`);

/** Who pays how much, and where the links go. */
export function BeginForm({ words, bookingId, due, persons, began, onBegun, onOpenElsewhere }: Props) {
  const most = Math.min(mostShares, Math.max(fewestShares, Math.floor(due.amount / leastShare)));
  const form = useShareForm(words, Math.min(most, Math.max(fewestShares, persons)));
  const { sending, send } = useSending();
  const [wrongSum, setWrongSum] = useState<number | null>(null);
  const isOwn = form.values["split"] === "own";
  const count = Number(form.values["count"]);
  const chosen = numbers.slice(0, count);
  const equal = splitAmount(
    due.amount,
    chosen.map(() => 1),
  );
  const given = chosen.map((number) => readFrancs(form.values[`amount${number}`] ?? "") ?? 0);
  const sum = given.reduce((rest, amount) => rest + amount, 0);
  /** Own amounts begin with the equal ones. */
  const chooseSplit = (split: string) =>
    form.set({
      split,
      ...Object.fromEntries(
        chosen
          .map((number, index) => [`amount${number}`, showFrancs(equal[index]!)] as const)
          .filter(([name]) => split === "own" && form.values[name] === ""),
      ),
    });
  const begin = () => {
    if (!form.isRight()) return;
    if (isOwn && sum !== due.amount) return setWrongSum(sum);
    setWrongSum(null);
    const shares = chosen.map((number, index) => ({
      ...(isOwn ? { amount: given[index]! } : {}),
      label: form.values[`name${number}`]?.trim() || undefined,
      email: form.values[`email${number}`]?.trim() || undefined,
    }));
    send(
      () =>
        callApi(
          beginShares,
          { params: { bookingId }, body: { shares, returnUrl: began.returnUrl, failureUrl: began.failureUrl } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      onBegun,
      ({ code }) => code === "payment_open" && onOpenElsewhere(),
    );
  };
  return (
    <form
      ref={form.ref}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      noValidate
      onSubmit={(event) => (event.preventDefault(), begin())}
    >
      <p className="text-18 text-pretty">{fill(words.begin, { total: due.formatted })}</p>
      <div className="max-w-60">
        <SelectField
          field={form.field("count")}
          label={words.people}
          options={numbers
            .slice(fewestShares - 1, most)
            .map((number) => ({ value: String(number), label: String(number) }))}
        />
      </div>
      <RadioList
        field={{ ...form.field("split"), onInput: chooseSplit }}
        legend={words.split}
        options={[
          { value: "equal", label: words.equal },
          { value: "own", label: words.own },
        ]}
      />
      {chosen.map((number, index) => (
        <Person
          key={number}
          title={nameOfShare({ label: null, number }, words)}
          amount={isOwn ? null : formatMoney(equal[index]!)}
          field={(name) => form.field(`${name}${number}`)}
          words={words}
        />
      ))}
      {isOwn && (
        <p className="flex justify-between gap-4 font-value tabular-nums" role="status">
          {fill(words.sumOf, { sum: formatMoney(sum), total: due.formatted })}
        </p>
      )}
      {isOwn && wrongSum !== null && wrongSum === sum && (
        <Message kind="wrong" takesFocus>
          <p>{fill(words.sumWrong, { sum: formatMoney(sum), total: due.formatted })}</p>
        </Message>
      )}
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
      <div className={cardActions}>
        <Submit isBusy={sending.state === "sending"}>{words.start}</Submit>
        <LinkButton variant="secondary" href={began.failureUrl}>
          {words.toCheckout}
        </LinkButton>
      </div>
    </form>
  );
}

interface PersonProps {
  readonly title: string;
  /** Null where it is typed. */
  readonly amount: string | null;
  readonly field: (name: "name" | "email" | "amount") => FieldState;
  readonly words: SharesWords;
}

function Person({ title, amount, field, words }: PersonProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={itemCard}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className={partTitle}>
          {title}
        </h2>
        {amount !== null && <p className="text-18 font-strong whitespace-nowrap tabular-nums">{amount}</p>}
      </div>
      {amount === null && (
        <div className="max-w-60">
          <FormTextField field={field("amount")} label={words.amount} inputMode="decimal" autoComplete="off" />
        </div>
      )}
      <div className={fieldPair}>
        <FormTextField
          field={field("name")}
          label={words.name}
          isOptional
          autoComplete="off"
          maxLength={longestShareLabel}
        />
        <EmailField field={field("email")} label={words.mail} isOptional autoComplete="off" />
      </div>
    </div>
  );
}

/** The fields of all that may share, `proposed` of them at first; those beyond the chosen number are not looked at. */
function useShareForm(words: SharesWords, proposed: number) {
  const { email, decimals } = checksIn(useFormWords().words);
  const isAsked = (name: string, { count }: Values) => Number(/\d+$/.exec(name)?.[0]) <= Number(count);
  const amount: Check<Values> = (value, { split }) =>
    split !== "own" || (readFrancs(value) ?? 0) >= leastShare
      ? null
      : (decimals(value, {}) ?? fill(words.amountWrong, { least: formatMoney(leastShare) }));
  const asked = (names: readonly string[], check: Check<Values>) =>
    names.map((name) => [
      name,
      (value: string, values: Values) => (isAsked(name, values) ? check(value, values) : null),
    ]);
  const [start] = useState<Values>(() => ({
    count: String(proposed),
    split: "equal",
    ...Object.fromEntries([...ofEach("name"), ...ofEach("email"), ...ofEach("amount")].map((name) => [name, ""])),
  }));
  return useForm<Values>(
    start,
    Object.fromEntries([...asked(ofEach("email"), email), ...asked(ofEach("amount"), amount)]),
  );
}
