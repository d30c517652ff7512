import type { Sandbox } from "../ports/payment/sandbox/sandbox.ts";
import type { Services } from "../services.ts";

/**
 * The sandbox provider's own clock: its late answers come without being asked for. Does nothing where another provider
 * is set up.
 */
export async function sandboxClockJob({ ports }: Services): Promise<void> {
  if (ports.payment.name === "sandbox") await (ports.payment as Sandbox).settleDue();
}
