import { ProviderUnreachable, type PaymentPort } from "./payment.ts";

/** The opened ports that take payments. */
interface PaymentPorts {
  readonly payment: PaymentPort;
  /** Null where the shop invoices its distributors itself. */
  readonly invoicing: PaymentPort | null;
}

/** The port of the provider that took a payment; undefined where that is not set up any more. */
export function findPort({ payment, invoicing }: PaymentPorts, provider: string): PaymentPort | undefined {
  return [payment, invoicing].find((port) => port?.name === provider) ?? undefined;
}

/** The port of the provider that took a payment. Throws `ProviderUnreachable` where that is not set up any more. */
export function getPort(ports: PaymentPorts, provider: string): PaymentPort {
  const port = findPort(ports, provider);
  if (!port) throw new ProviderUnreachable(new Error(`${provider} is not set up any more`));
  return port;
}
