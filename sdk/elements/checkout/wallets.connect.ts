import type { SnapshotFrom } from "xstate";
import { validateApplePayMerchant } from "../../contracts/calls/payment.ts";
import type { checkoutMachine } from "../../machines/checkout/checkout.machine.ts";
import { methodsKey, walletObstacle } from "../../machines/checkout/checkout.rules.ts";
import type { CheckoutEvent } from "../../machines/checkout/checkout.types.ts";
import type { Services } from "../_kit/record.ts";
import type { WalletsProps } from "./checkout.props.ts";
import { newKeys } from "./new-keys.ts";

export function connectWallets(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
  send: (event: CheckoutEvent) => void,
  services: Services,
): WalletsProps {
  const { context } = snapshot;
  const value = snapshot.value as { payment: string; wallet: WalletsProps["state"] };
  return {
    state: value.wallet,
    paidFor: methodsKey(context),
    setAvailability: (isAvailable) => send({ type: "wallet.availability", isAvailable }),
    open: () => {
      if (value.payment !== "editing") return false;
      send({ type: "wallet.pressed" });
      return walletObstacle(context) === null;
    },
    authorise: ({ method, token, contact }, paidFor) =>
      send({
        type: "wallet.authorised",
        method,
        token,
        contact: {
          fullName: contact.givenName,
          lastName: contact.familyName,
          email: contact.email,
          phoneNumber: contact.phone,
        },
        paidFor,
        ...newKeys(services),
      }),
    validateMerchant: (validationUrl) => services.client.send(validateApplePayMerchant, { body: { validationUrl } }),
  };
}
