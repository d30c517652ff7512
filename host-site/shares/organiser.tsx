import { CircleCheck, CircleX } from "lucide";
import { useState } from "react";
import { getBooking } from "../../sdk/contracts/calls/booking.ts";
import { getShares, stopShares } from "../../sdk/contracts/calls/share.ts";
import type { Money } from "../../sdk/contracts/money.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";
import type { SharedPayment } from "../../sdk/contracts/share.ts";
import { ApiError } from "../../sdk/client/api-error.ts";
import { Button } from "../../sdk/ui/button.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { callApi } from "../api.ts";
import { formGrid } from "../forms/classes.ts";
import { FormDialog } from "../forms/dialog.tsx";
import { DialogButtons } from "../forms/dialog-buttons.tsx";
import { MailSent } from "../forms/mail-sent.tsx";
import { Refused } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { ActionButton } from "../forms/submit.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { isBusy, useSending } from "../forms/use-sending.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import type { PageAnswer } from "../page.ts";
import { cardActions } from "../sections/classes.ts";
import { BeginForm } from "./begin-form.tsx";
import { Progress } from "./progress.tsx";
import { ShareCard } from "./share-card.tsx";
import { SharedItems, type SharedItemsProps } from "./shared-items.tsx";
import { useFresh } from "./use-fresh.ts";
import type { SharesWords } from "./words.ts";

interface OrganiserProps {
  readonly answer: PageAnswer;
  readonly words: SharesWords;
  readonly bookingId: string;
}

interface Known {
  /** What is to be paid of the booking, and what for. */
  readonly due: Money;
  readonly items: SharedItemsProps["items"];
  /** Null before it begins. */
  readonly shared: SharedPayment | null;
}

/** Begins a shared payment, and shows who has paid. */
export function Organiser(props: OrganiserProps) {
  const { bookingId, words } = props;
  const read = () =>
    callApi(getShares, { params: { bookingId } }).catch((thrown: unknown) => {
      if (thrown instanceof ApiError && thrown.code === "payment_attempt_not_found") return null;
      throw thrown;
    });
  const { loaded, retry, replace } = useLoaded<Known>(bookingId, async () => {
    const [{ due, items }, shared] = await Promise.all([callApi(getBooking, { params: { bookingId } }), read()]);
    return { due, items: items.map(({ reservation }) => reservation), shared };
  });
  const [isNew, setNew] = useState(false);
  const known = loaded.state === "shown" ? loaded.data : null;
  const take = (shared: SharedPayment | null) => known && replace({ ...known, shared });
  useFresh(known?.shared?.state === "open", read, take);
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
      {({ due, items, shared }) =>
        shared !== null && shared.state !== "open" ? (
          <Ended {...props} isConfirmed={shared.state === "confirmed"} onAgain={() => take(null)} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SharedItems
              words={words}
              locale={props.answer.locale}
              items={items}
              sum={{ name: words.total, amount: (shared?.total ?? due).amount }}
            />
            {shared ? (
              <Open {...props} shared={shared} isNew={isNew} onChange={take} />
            ) : (
              <BeginForm
                {...props}
                due={due}
                onBegun={(begun) => (setNew(true), take(begun))}
                onOpenElsewhere={retry}
              />
            )}
          </div>
        )
      }
    </WithLoaded>
  );
}

function Ended({
  answer,
  words,
  bookingId,
  isConfirmed,
  onAgain,
}: OrganiserProps & { readonly isConfirmed: boolean; readonly onAgain: () => void }) {
  if (isConfirmed)
    return (
      <MailSent icon={CircleCheck} {...words.organiserConfirmed}>
        <LinkButton
          variant="primary"
          className="mt-4"
          href={`${shopPath("confirm", answer.locale)}?bookingId=${bookingId}`}
        >
          {words.toBooking}
        </LinkButton>
      </MailSent>
    );
  return (
    <MailSent icon={CircleX} {...words.organiserOver}>
      <div className={`mt-4 w-full ${cardActions}`}>
        <LinkButton variant="primary" href={shopPath("booking", answer.locale)}>
          {words.toCheckout}
        </LinkButton>
        <Button variant="secondary" onPress={onAgain}>
          {words.again}
        </Button>
      </div>
    </MailSent>
  );
}

interface OpenProps extends OrganiserProps {
  readonly shared: SharedPayment;
  /** It was begun on this page just now. */
  readonly isNew: boolean;
  readonly onChange: (shared: SharedPayment) => void;
}

function Open({ answer, words, bookingId, shared, isNew, onChange }: OpenProps) {
  const [isStopping, setStopping] = useState(false);
  const paid = shared.shares.filter(({ state }) => state === "authorised").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Progress
        words={words}
        locale={answer.locale}
        paid={paid}
        of={shared.shares.length}
        until={shared.until}
        now={shared.now}
        takesFocus={isNew}
      />
      <p className="text-pretty">{words.links}</p>
      <ul className="grid gap-4">
        {shared.shares.map((share) => (
          <ShareCard key={share.number} share={share} words={words} />
        ))}
      </ul>
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-pretty text-ink-2">{words.stopHint}</p>
        <Button variant="secondary" onPress={() => setStopping(true)}>
          {words.stop}
        </Button>
      </div>
      {isStopping && (
        <StopDialog
          words={words}
          bookingId={bookingId}
          hasPaid={paid > 0}
          onClose={() => setStopping(false)}
          onStopped={onChange}
        />
      )}
    </div>
  );
}

interface StopDialogProps {
  readonly words: SharesWords;
  readonly bookingId: string;
  /** Somebody's money is set aside. */
  readonly hasPaid: boolean;
  readonly onClose: () => void;
  readonly onStopped: (shared: SharedPayment) => void;
}

/** Asks before a shared payment ends: the links that were handed on open nothing to pay any more. */
function StopDialog({ words, bookingId, hasPaid, onClose, onStopped }: StopDialogProps) {
  const { sending, send } = useSending();
  return (
    <FormDialog id="stop-sharing" title={words.stopTitle} onClose={onClose}>
      <div className={formGrid}>
        <p className="text-pretty">{[words.stopText, ...(hasPaid ? [words.stopReleases] : [])].join(" ")}</p>
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <DialogButtons dismiss={words.stopKeep} onClose={onClose}>
          <ActionButton
            variant="danger"
            isBusy={isBusy(sending)}
            onPress={() => send(() => callApi(stopShares, { params: { bookingId } }), onStopped)}
          >
            {words.stop}
          </ActionButton>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}
