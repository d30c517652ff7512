import { useState } from "react";
import { listCards, patchCard } from "../../../sdk/contracts/calls/saved-card.ts";
import type { SavedCard } from "../../../sdk/contracts/saved-card.ts";
import { PaymentMark, paymentName } from "../../../sdk/ui/payment-mark.tsx";
import { printedExpiry } from "../../../sdk/ui/printed-expiry.ts";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { TextButton } from "../../../sdk/ui/text-button.tsx";
import { callApi } from "../../api.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { useSending } from "../../forms/use-sending.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { formWidth, quiet, sectionLead, withChip } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { DeleteCard } from "./delete-card.tsx";

/** The cards that the payment provider keeps for the account, the default one first. */
export function Cards() {
  const words = useAccount().words.settings;
  const { loaded, retry, replace } = useLoaded("cards", () => callApi(listCards));
  return (
    <>
      <p className={sectionLead}>{words.cardsLead}</p>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<SkeletonBars widths={["w-full", "w-full"]} />}>
        {({ cards }) => <List cards={cards} onChange={(left) => replace({ cards: left })} onReload={retry} />}
      </WithLoaded>
    </>
  );
}

interface ListProps {
  readonly cards: readonly SavedCard[];
  /** The cards as the server has answered a change. */
  readonly onChange: (cards: SavedCard[]) => void;
  readonly onReload: () => void;
}

function List({ cards, onChange, onReload }: ListProps) {
  const words = useAccount().words.settings;
  const nameOf = ({ brand, last4 }: SavedCard) => fill(words.cardName, { brand: paymentName(brand), last4 });
  const { sending, send } = useSending();
  const [deleting, ask] = useState<SavedCard | null>(null);
  const [done, say] = useState<string | null>(null);
  const makeDefault = (card: SavedCard) => {
    say(null);
    send(
      () => callApi(patchCard, { params: { cardId: card.cardId }, body: { isDefault: true } }),
      (answer) => {
        onChange(answer.cards);
        say(fill(words.madeDefault, { card: nameOf(card) }));
      },
      ({ code }) => code === "card_not_found" && onReload(),
    );
  };
  return (
    <div className={`mt-5 grid gap-4 ${formWidth}`}>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.cardRefusals} />}
      {done && (
        <Message key={done} kind="done" takesFocus>
          <p>{done}</p>
        </Message>
      )}
      {cards.length === 0 ? (
        <p className={quiet}>{words.noCards}</p>
      ) : (
        <ul className="rounded-card border border-line" aria-label={words.cards}>
          {cards.map((card) => (
            <li
              key={card.cardId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-t-0"
            >
              <PaymentMark of={card.brand} />
              <div className="min-w-0 grow basis-[12em]">
                <p className={withChip}>
                  <span className="font-value">{nameOf(card)}</span>
                  {card.isExpired ? (
                    <StatusChip state="failed">{words.cardExpired}</StatusChip>
                  ) : (
                    card.isDefault && <StatusChip state="default">{words.cardDefault}</StatusChip>
                  )}
                </p>
                <p className={quiet}>
                  {fill(card.isExpired ? words.cardExpiredOn : words.cardUntil, { expiry: printedExpiry(card) })}
                </p>
              </div>
              <div className="flex flex-wrap gap-x-6 gap-y-2 max-[640px]:basis-full max-[640px]:ps-16">
                {!card.isDefault && !card.isExpired && (
                  <TextButton
                    name={fill(words.makeDefaultNamed, { card: nameOf(card) })}
                    busy={sending.state === "sending"}
                    onPress={() => makeDefault(card)}
                  >
                    {words.makeDefault}
                  </TextButton>
                )}
                <TextButton name={fill(words.deleteCardNamed, { card: nameOf(card) })} onPress={() => ask(card)}>
                  {words.deleteCard}
                </TextButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteCard
          cardId={deleting.cardId}
          name={nameOf(deleting)}
          onClose={() => ask(null)}
          onDone={(left) => {
            ask(null);
            say(fill(words.cardDeleted, { card: nameOf(deleting) }));
            onChange(left);
          }}
          onGone={() => {
            ask(null);
            onReload();
          }}
        />
      )}
    </div>
  );
}
