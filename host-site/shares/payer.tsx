import { CircleCheck, CircleX, Clock, Link2Off, TimerOff, Undo2, type IconNode } from "lucide";
import { useEffect, useRef, useState } from "react";
import { translatedLanguageTag } from "../../sdk/contracts/locale.ts";
import { getShare, payShare, payShareDetails } from "../../sdk/contracts/calls/share.ts";
import type { PaymentResult } from "../../sdk/contracts/payment.ts";
import type { PayerShare } from "../../sdk/contracts/share.ts";
import type { CardModule } from "../../sdk/payment/card-module.ts";
import { confirmPayment, loadCardModule } from "../../sdk/payment/load-card-module.ts";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { PaymentMark, paymentName } from "../../sdk/ui/payment-mark.tsx";
import { RadioRows } from "../../sdk/ui/radio-rows.tsx";
import { callApi } from "../api.ts";
import { checksIn } from "../forms/checks.ts";
import { EmailField } from "../forms/email-field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { MailSent } from "../forms/mail-sent.tsx";
import { Message, Refused } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { Submit } from "../forms/submit.tsx";
import { useForm } from "../forms/use-form.ts";
import { useLoaded } from "../forms/use-loaded.ts";
import { useSending } from "../forms/use-sending.ts";
import { untilInWords } from "../forms/when.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { Empty } from "../lists/empty.tsx";
import type { PageAnswer } from "../page.ts";
import { fill } from "../shell/fill.ts";
import { Challenge } from "./challenge.tsx";
import { Progress } from "./progress.tsx";
import { SharedItems } from "./shared-items.tsx";
import { useFresh } from "./use-fresh.ts";
import type { SharesWords } from "./words.ts";

interface Props {
  readonly answer: PageAnswer;
  readonly words: SharesWords;
  readonly token: string;
}

/** Marks that fit beside the name; the others are named in the line below. */
const marksShown = 2;

/** What a payer sees of their share, and how they pay it. */
export function Payer(props: Props) {
  const { answer, words, token } = props;
  const load = () => callApi(getShare, { query: { token } });
  const { loaded, retry, replace } = useLoaded(token, async () => {
    const redirectResult = new URLSearchParams(location.search).get("redirectResult");
    if (redirectResult) {
      history.replaceState(null, "", `${location.pathname}?token=${encodeURIComponent(token)}`);
      await callApi(payShareDetails, { body: { token, details: { redirectResult } } });
    }
    return load();
  });
  useFresh(loaded.state === "shown" ? (loaded.data.sharedState === "open" ? "open" : "ended") : "none", load, replace);
  if (loaded.state === "failed" && loaded.refusal.code === "share_link_invalid")
    return (
      <Empty
        icon={Link2Off}
        title={words.invalidTitle}
        text={words.invalid}
        action={{ title: words.toShop, url: answer.shell.paths.homepage }}
      />
    );
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
      {(share) =>
        share.sharedState === "open" && share.state !== "authorised" ? (
          <Open {...props} share={share} onChange={() => void load().then(replace, retry)} />
        ) : (
          <Ended {...props} share={share} />
        )
      }
    </WithLoaded>
  );
}

interface ShareProps extends Props {
  readonly share: PayerShare;
}

type Said = readonly [IconNode, { readonly title: string; readonly text: string }];

/** What a payer reads once all have paid: as the booking stands by now. */
function afterwards(words: SharesWords, { state, refunded, isCancelled }: PayerShare): Said {
  if (state === "not_charged")
    return isCancelled ? [CircleX, words.notChargedCancelled] : [CircleCheck, words.notCharged];
  if (refunded.amount > 0) return isCancelled ? [CircleX, words.backCancelled] : [Undo2, words.back];
  return isCancelled ? [CircleX, words.cancelled] : [CircleCheck, words.charged];
}

function Ended({ answer, words, share }: ShareProps) {
  const [icon, said]: Said =
    share.sharedState === "stopped"
      ? [CircleX, words.stopped]
      : share.sharedState === "over"
        ? [TimerOff, words.over]
        : share.sharedState === "open"
          ? [Clock, words.authorised]
          : afterwards(words, share);
  const values = {
    amount: share.amount.formatted,
    organiser: share.organiser,
    back: share.refunded.formatted,
    when: untilInWords(share.until, answer.locale),
  };
  return (
    <MailSent icon={icon} title={fill(said.title, values)} text={fill(said.text, values)}>
      {share.sharedState === "open" && (
        <div className="mt-4 w-full">
          <Progress
            words={words}
            locale={answer.locale}
            paid={share.paidCount}
            of={share.count}
            until={share.until}
            now={share.now}
          />
        </div>
      )}
      <LinkButton className="mt-4" href={answer.shell.paths.homepage}>
        {words.toShop}
      </LinkButton>
    </MailSent>
  );
}

function Open({ answer, words, token, share, onChange }: ShareProps & { readonly onChange: () => void }) {
  const methods = share.paymentMethods;
  const [method, setMethod] = useState<string | null>(methods.length === 1 ? (methods[0]?.type ?? null) : null);
  const [isMissing, setMissing] = useState(false);
  const [challenge, setChallenge] = useState<{ readonly url: string; readonly token: string } | null>(null);
  const card = useRef<CardModule | null>(null);
  const { given, email, all } = checksIn(useFormWords().words);
  const form = useForm({ email: "" }, { email: all(given(), email) });
  const { sending, send } = useSending();
  const isBusy = sending.state === "sending";
  const took = ({ action }: PaymentResult) => {
    if (action?.type === "redirect") return location.assign(action.url);
    if (action?.type === "threeDS2") return setChallenge(action);
    if (action?.type === "sdk")
      void confirmPayment({ provider: share.provider, language: languageOf(answer) }, action.clientSecret).then(
        () => details({}),
        () => details({ abandoned: "true" }),
      );
    setChallenge(null);
    onChange();
  };
  const details = (given: Record<string, string>) => {
    setChallenge(null);
    send(() => callApi(payShareDetails, { body: { token, details: given } }), took, onChange);
  };
  const pay = () => {
    setMissing(method === null);
    const chosen = methods.find(({ type }) => type === method);
    if (!form.isRight() || !chosen || (method === "card" && card.current?.check?.() === false)) return;
    send(
      async () => {
        const made = method === "card" ? await card.current!.tokenise() : null;
        return callApi(
          payShare,
          { body: { token, email: form.values.email.trim(), paymentMethod: { type: chosen.type, ...made } } },
          { idempotencyKey: crypto.randomUUID() },
        );
      },
      took,
      ({ code }) => (code === "share_closed" || code === "payment_open") && onChange(),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-18 text-pretty">{fill(words.asks, { organiser: share.organiser })}</p>
      <SharedItems
        words={words}
        locale={answer.locale}
        items={share.items}
        sum={{ name: words.yourShare, amount: share.amount.amount }}
      />
      <Progress
        words={words}
        locale={answer.locale}
        paid={share.paidCount}
        of={share.count}
        until={share.until}
        now={share.now}
      />
      <p className="text-pretty text-ink-2">{words.rule}</p>
      {share.state === "refused" && (
        <Message kind="wrong">
          <p>{share.refusalReason === "cancelled" ? words.tryCancelled : words.refused}</p>
        </Message>
      )}
      {share.state === "paying" && !challenge && (
        <Message kind="info">
          <p>{words.waiting}</p>
        </Message>
      )}
      <form
        ref={form.ref}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        noValidate
        onSubmit={(event) => (event.preventDefault(), pay())}
      >
        <EmailField field={form.field("email")} label={words.email} hint={words.emailHint} />
        <RadioRows
          label={words.method}
          value={method}
          onChange={(value) => (setMethod(value), setMissing(false))}
          error={isMissing ? words.methodMissing : undefined}
          rows={methods.map(({ type, name, brands }) => ({
            value: type,
            label: type === "card" ? words.card : name,
            hint: brands.map(paymentName).join(", "),
            mark:
              type === "card" ? (
                brands.slice(0, marksShown).map((brand) => <PaymentMark key={brand} of={brand} />)
              ) : (
                <PaymentMark of={type} />
              ),
            more:
              type === "card" ? (
                <CardPlace share={share} words={words} language={languageOf(answer)} module={card} />
              ) : undefined,
          }))}
        />
        {sending.state === "refused" && !["share_closed", "payment_open"].includes(sending.refusal.code) && (
          <Refused refusal={sending.refusal} own={words.refusals} />
        )}
        <Submit isBusy={isBusy}>{fill(words.pay, { amount: share.amount.formatted })}</Submit>
      </form>
      {challenge && (
        <Challenge
          challenge={challenge}
          words={words}
          onDone={() => details({ token: challenge.token })}
          onCancel={() => details({ abandoned: "true" })}
        />
      )}
    </div>
  );
}

/** The language for a provider's own fields and pages. */
const languageOf = ({ locale }: PageAnswer) => translatedLanguageTag(locale).slice(0, 2);

interface CardPlaceProps {
  readonly share: PayerShare;
  readonly words: SharesWords;
  readonly language: string;
  readonly module: { current: CardModule | null };
}

/** The place of the provider's card form. */
function CardPlace({ share, words, language, module }: CardPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let ended = false;
    let unmount = () => {};
    loadCardModule({ provider: share.provider, words: words.cardWords, language }).then(
      async (loaded) => {
        if (ended || !place.current) return;
        unmount = await loaded.mount(place.current);
        if (ended) return unmount();
        module.current = loaded;
      },
      () => setFailed(true),
    );
    return () => {
      ended = true;
      module.current = null;
      unmount();
    };
  }, []);
  return hasFailed ? <p role="alert">{words.cardFailed}</p> : <div ref={place} className="text-start" />;
}
