import { CircleCheck, CircleX, Link2Off, TimerOff, Undo2, type IconNode } from "lucide";
import { useState } from "react";
import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import { Empty } from "../lists/empty.tsx";
import { MailSent } from "../forms/mail-sent.tsx";
import { callApi } from "../api.ts";
import { FormContext } from "../forms/form-context.ts";
import { Message, Refused } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { Submit } from "../forms/submit.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { useSending } from "../forms/use-sending.ts";
import { untilInWords } from "../forms/when.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { loaders as formWords } from "words:forms";
import { loadWords } from "../forms/load-words.ts";
import type { PageAnswer } from "../page.ts";
import { WithCode } from "../with-code.tsx";
import { fill } from "../shell/fill.ts";
import { answerBookingRequest, getBookingRequest } from "../../sdk/contracts/calls/booking-request.ts";
import { hasTrips, useChosenItems } from "./chosen-items.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { detailColumns, RequestItems } from "./request-details.tsx";
import { TimeLeft, timeLine } from "./time-left.tsx";
import { loaders as requestWords } from "words:requests";
import type { RequestWords } from "./words.ts";
import { Button } from "../../sdk/ui/button.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { Detail, Details } from "../lists/details.tsx";
import { itemCard, sectionTitle } from "../sections/classes.ts";

interface Props {
  readonly answer: PageAnswer;
}

/** The page behind the links of a request's mails (RULES 8): it shows the request, and only its buttons answer. */
export function RequestForm({ answer }: Props) {
  return (
    <WithCode
      load={() => Promise.all([loadWords(requestWords, answer.locale), loadWords(formWords, answer.locale)])}
      words={answer.shell.words}
      skeleton={<RowsSkeleton rows={3} />}
    >
      {([own, form]) => (
        <FormContext.Provider value={{ locale: answer.locale, words: form }}>
          <Request answer={answer} words={own} />
        </FormContext.Provider>
      )}
    </WithCode>
  );
}

function Request({ answer, words }: Props & { readonly words: RequestWords }) {
  const [{ token, isRefusing }] = useState(() => {
    const query = new URLSearchParams(location.search);
    return { token: query.get("token") ?? "-", isRefusing: query.get("answer") === "refuse" };
  });
  const { loaded, retry, replace } = useLoaded(token, () => callApi(getBookingRequest, { query: { token } }));
  const [given, setGiven] = useState<"accepted" | "refused" | null>(null);
  if (loaded.state === "failed" && ["request_link_invalid", "invalid_input"].includes(loaded.refusal.code))
    return (
      <Empty
        icon={Link2Off}
        title={words.invalidTitle}
        text={words.invalid}
        action={{ title: words.toShop, url: answer.shell.paths.homepage }}
        other={{ title: fill(words.toSupplier, { shop: answer.shell.shopName }), url: answer.shell.paths.supplier }}
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
      () =>
        callApi(answerBookingRequest, {
          body: { token, ...body, ...(chosen.ids ? { bookingItemIds: chosen.ids } : {}) },
        }),
      (changed) => (ask_(false), setPartDone(true), onDone(changed)),
      ({ code }) => code === "request_closed" && (ask_(false), onClosed()),
    );
  const isBusy = sending.state === "sending";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isPartDone && (
        <Message key={request.items.filter(({ state }) => state === "open").length} kind="done" takesFocus>
          <p>{words.partDone}</p>
        </Message>
      )}
      <p className={timeLine}>
        <strong className="text-18 font-strong">
          <TimeLeft until={request.expiresAt} now={request.now} locale={locale} words={words.left} />
        </strong>
        <span className="text-ink-2">{fill(words.until, { when: untilInWords(request.expiresAt, locale) })}</span>
      </p>
      <section className={itemCard} aria-label={fill(words.booking, { number: request.bookingNumber })}>
        <h2 className={sectionTitle}>{fill(words.booking, { number: request.bookingNumber })}</h2>
        <RequestItems request={request} locale={locale} words={words} chosen={chosen} />
        <Details className={detailColumns}>
          {request.guest && <Detail name={words.guest}>{request.guest}</Detail>}
          <Detail name={words.amount}>{request.total.formatted}</Detail>
          {request.notes && <Detail name={words.notes}>{request.notes}</Detail>}
        </Details>
      </section>
      <p className="max-w-measure text-18 text-pretty text-ink-2">{words.whatHappens}</p>
      {!isAsking && sending.state === "refused" && sending.refusal.code !== "request_closed" && (
        <Refused refusal={sending.refusal} />
      )}
      <form
        className="flex flex-wrap gap-3"
        onSubmit={(event) => (event.preventDefault(), give({ answer: "accepted", note: "" }))}
      >
        <Submit isBusy={isBusy && !isAsking} isDisabled={chosen.isEmpty}>
          {words.accept}
        </Submit>
        <Button variant="secondary" disabled={isBusy || chosen.isEmpty} onPress={() => ask_(true)}>
          {words.refuse}
        </Button>
      </form>
      {isAsking && (
        <RefuseDialog
          words={words}
          confirmsRest={request.confirmsRest && chosen.ids === undefined}
          cancelsTrips={hasTrips(request, chosen.ids)}
          sending={sending}
          onClose={() => ask_(false)}
          onRefuse={(note) => give({ answer: "refused", note })}
        />
      )}
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
      <LinkButton className="mt-4" href={answer.shell.paths.homepage}>
        {words.toShop}
      </LinkButton>
    </MailSent>
  );
}
