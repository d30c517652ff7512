import type { Sandbox } from "../ports/payment/sandbox/sandbox.ts";
import type { Services } from "../services.ts";

/**
 * The sandbox provider's clock: triggers its delayed answers. Does nothing with another provider.
 */
export async function sandboxClockJob({ ports }: Services): Promise<void> {
  if (ports.payment.name === "sandbox") await (ports.payment as Sandbox).settleDue();
}
