import { CircleCheck, CircleX, Link2Off, TimerOff, Undo2, type IconNode } from "lucide";
import { useEffect, useState } from "preact/hooks";
import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import { Empty } from "../account/empty.tsx";
import { MailSent } from "../account/sign-in/mail-sent.tsx";
import { ask } from "../forms/ask.ts";
import { FormContext } from "../forms/form-context.ts";
import { Message, Refused } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { Submit } from "../forms/submit.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { useSending } from "../forms/use-sending.ts";
import { untilInWords } from "../forms/when.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { formWords, loadWords } from "../forms/words.ts";
import type { FormWords } from "../forms/words/en.ts";
import type { PageAnswer } from "../page.ts";
import { fill } from "../shell/fill.ts";
import { answerRequest, getRequest } from "./calls.ts";
import { useChosenItems } from "./chosen-items.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { RequestItems } from "./request-details.tsx";
import { TimeLeft } from "./time-left.tsx";
import { requestWords } from "./words.ts";
import type { RequestWords } from "./words/en.ts";

interface Props {
  readonly answer: PageAnswer;
}

/** The page behind the links of a request's mails (RULES 8): it shows the request, and only its buttons answer. */
export function RequestForm({ answer }: Props) {
  const [words, setWords] = useState<{ readonly own: RequestWords; readonly form: FormWords } | null>(null);
  useEffect(() => {
    let isGone = false;
    const loads = [loadWords(requestWords, answer.locale), loadWords(formWords, answer.locale)] as const;
    void Promise.all(loads).then(([own, form]) => isGone || setWords({ own, form }));
    return () => void (isGone = true);
  }, [answer.locale]);
  if (!words) return <RowsSkeleton rows={3} />;
  return (
    <FormContext.Provider value={{ locale: answer.locale, words: words.form }}>
      <Request answer={answer} words={words.own} />
    </FormContext.Provider>
  );
}

function Request({ answer, words }: Props & { readonly words: RequestWords }) {
  const [{ token, isRefusing }] = useState(() => {
    const query = new URLSearchParams(location.search);
    return { token: query.get("token") ?? "-", isRefusing: query.get("answer") === "refuse" };
  });
  const { loaded, retry, replace } = useLoaded(token, () => ask(getRequest, { query: { token } }));
  const [given, setGiven] = useState<"accepted" | "refused" | null>(null);
  if (loaded.state === "failed" && ["request_link_invalid", "invalid_input"].includes(loaded.refusal.code))
    return (
      <Empty
        icon={Link2Off}
        title={words.invalidTitle}
        text={words.invalid}
        action={{ title: words.toShop, url: answer.shell.paths.homepage }}
        other={{ title: words.toSupplier, url: answer.shell.paths.supplier }}
      />
    );
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
      {(request) =>
        request.state === "open" ? (
          <Open
            answer={answer}
            words={words}
            request={request}
            token={token}
            isRefusing={isRefusing}
            onDone={(changed) => {
              if (changed.state === "accepted" || changed.state === "refused") setGiven(changed.state);
              replace(changed);
            }}
            onClosed={retry}
          />
        ) : (
          <Closed answer={answer} words={words} request={request} state={request.state} given={given} />
        )
      }
    </WithLoaded>
  );
}

interface OpenProps extends Props {
  readonly words: RequestWords;
  readonly request: BookingRequest;
  readonly token: string;
  /** The link that was pressed refuses: its dialog is open. */
  readonly isRefusing: boolean;
  readonly onDone: (request: BookingRequest) => void;
  readonly onClosed: () => void;
}

function Open({ answer: { locale }, words, request, token, isRefusing, onDone, onClosed }: OpenProps) {
  const [isAsking, ask_] = useState(isRefusing);
  const [isPartDone, setPartDone] = useState(false);
  const chosen = useChosenItems(request);
  const { sending, send } = useSending();
  const give = (body: { readonly answer: "accepted" | "refused"; readonly note: string }) =>
    send(
      () => ask(answerRequest, { body: { token, ...body, ...(chosen.ids ? { bookingItemIds: chosen.ids } : {}) } }),
      (changed) => (ask_(false), setPartDone(true), onDone(changed)),
      ({ code }) => code === "request_closed" && (ask_(false), onClosed()),
    );
  const isBusy = sending.state === "sending";
  return (
    <div class="request">
      {isPartDone && (
        <Message key={request.items.filter(({ state }) => state === "open").length} kind="done" takesFocus>
          <p>{words.partDone}</p>
        </Message>
      )}
      <p class="request-time">
        <strong>
          <TimeLeft until={request.expiresAt} now={request.now} locale={locale} words={words.left} />
        </strong>
        <span>{fill(words.until, { when: untilInWords(request.expiresAt, locale) })}</span>
      </p>
      <section class="item-card" aria-label={fill(words.booking, { number: request.bookingNumber })}>
        <h2 class="section-title">{fill(words.booking, { number: request.bookingNumber })}</h2>
        <RequestItems request={request} locale={locale} words={words} chosen={chosen} />
        <dl class="facts">
          {request.guest && <Fact name={words.guest}>{request.guest}</Fact>}
          <Fact name={words.amount}>{request.total.formatted}</Fact>
          {request.notes && <Fact name={words.notes}>{request.notes}</Fact>}
        </dl>
      </section>
      <p class="lead">{words.whatHappens}</p>
      {!isAsking && sending.state === "refused" && sending.refusal.code !== "request_closed" && (
        <Refused refusal={sending.refusal} />
      )}
      <form
        class="dialog-actions"
        onSubmit={(event) => (event.preventDefault(), give({ answer: "accepted", note: "" }))}
      >
        <Submit isBusy={isBusy && !isAsking} isDisabled={chosen.isEmpty}>
          {words.accept}
        </Submit>
        <button
          type="button"
          class="button button-quiet"
          disabled={isBusy || chosen.isEmpty}
          onClick={() => ask_(true)}
        >
          {words.refuse}
        </button>
      </form>
      {isAsking && (
        <RefuseDialog
          words={words}
          confirmsRest={request.confirmsRest && chosen.ids === undefined}
          sending={sending}
          onClose={() => ask_(false)}
          onRefuse={(note) => give({ answer: "refused", note })}
        />
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const icons: Readonly<Record<Exclude<BookingRequest["state"], "open">, IconNode>> = {
  accepted: CircleCheck,
  refused: CircleX,
  expired: TimerOff,
  cancelled: Undo2,
};

interface ClosedProps extends Props {
  readonly words: RequestWords;
  readonly request: BookingRequest;
  readonly state: Exclude<BookingRequest["state"], "open">;
  /** What was answered on this very page. */
  readonly given: "accepted" | "refused" | null;
}

function Closed({ answer, words, request, state, given }: ClosedProps) {
  const isMixed = (["accepted", "refused"] as const).every((each) => request.items.some((item) => item.state === each));
  const { title, text } = isMixed ? words.mixed : given === state ? words.done[given] : words.states[state];
  return (
    <MailSent icon={icons[state]} title={title} text={text}>
      {isMixed && <RequestItems request={request} locale={answer.locale} words={words} />}
      <a class="button button-quiet" href={answer.shell.paths.homepage}>
        {words.toShop}
      </a>
    </MailSent>
  );
}
