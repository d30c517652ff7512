import { methodsFor, type PaymentPort } from "../../ports/payment/payment.ts";

/**
 * The methods that a share of this amount (Rappen) can be paid with: those that set money aside without taking it, by a
 * row and not by a wallet's button.
 */
export function shareMethods(port: Pick<PaymentPort, "methods">, amount: number): ReturnType<typeof methodsFor> {
  return methodsFor(port, amount).filter(([, { manualCapture, isWallet }]) => manualCapture && !isWallet);
}
