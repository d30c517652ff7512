import { useState } from "react";
import type { PaymentMethodType } from "../../contracts/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WalletSetting } from "../wallet-module.ts";
import { tokenOf } from "./token.ts";

/** The cards in the wallet: what the bank says later is the card's matter, as with real ones. */
const card = { number: "4242 4242 4242 4242", expiry: "08 / 31", code: "123" };
const declinedCard = { ...card, number: "4000 0000 0000 0002" };
/** Who the wallet belongs to. */
const owner = { givenName: "Elena", familyName: "Muster", email: "elena.muster@example.ch", phone: "+41791234567" };
/** As Apple's script gives it to a page that starts a session. */
const validationUrl = "https://apple-pay-gateway.apple.com/paymentservices/startSession";

/** The buttons, and the sheet in which the buyer agrees, has the card declined, or goes back. */
export function WalletView(props: WalletSetting) {
  const [opened, setOpened] = useState<PaymentMethodType | null>(null);
  const name = props.wallets.find(({ type }) => type === opened)?.name ?? "";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {props.wallets.map(({ type, name: words }) => (
          <button
            key={type}
            type="button"
            className="focus-ring transition-quick min-h-12 min-w-32 max-w-100 grow basis-0 rounded-field bg-ink px-6 text-16 font-strong text-surface hover:opacity-90 forced-colors:border"
            onClick={() => props.open() && setOpened(type)}
          >
            {words}
          </button>
        ))}
      </div>
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={name} closeWord={props.words.cancel}>
        {opened && <Sheet {...props} method={opened} close={() => setOpened(null)} />}
      </Dialog>
    </>
  );
}

function Sheet(props: WalletSetting & { readonly method: PaymentMethodType; readonly close: () => void }) {
  const { words, method, provider, close } = props;
  const [sharesContact, setSharesContact] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  async function agree(chosen: typeof card) {
    setIsBusy(true);
    setHasFailed(false);
    try {
      // Apple's sheet lets nobody agree before the shop has proved who it is.
      if (method === "apple_pay") await props.validateMerchant(validationUrl);
      const made = await tokenOf(provider.tokensUrl ?? "", chosen);
      if (!("token" in made)) throw new Error(made.code);
      close();
      props.authorise({ method, token: made.token, contact: sharesContact ? owner : {} });
    } catch {
      setIsBusy(false);
      setHasFailed(true);
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="flex justify-between gap-4 border-y border-line py-3">
        <span>{words.amount}</span>
        <strong className="font-strong tabular-nums">{props.amount.formatted}</strong>
      </p>
      <Checkbox checked={sharesContact} onChange={setSharesContact}>
        {words.share}
        {[`${owner.givenName} ${owner.familyName}`, owner.email, owner.phone].map((part) => (
          <span key={part} className="block text-ink-2">
            <bdi>{part}</bdi>
          </span>
        ))}
      </Checkbox>
      {hasFailed && (
        <Notice tone="error" role="alert">
          {words.unreachable}
        </Notice>
      )}
      <Button wide busy={isBusy} onPress={() => void agree(card)}>
        {words.pay}
      </Button>
      <Button wide variant="secondary" disabled={isBusy} onPress={() => void agree(declinedCard)}>
        {words.decline}
      </Button>
      <Button wide variant="quiet" disabled={isBusy} onPress={close}>
        {words.cancel}
      </Button>
      <p className="text-14 text-ink-2">{words.test}</p>
    </div>
  );
}
