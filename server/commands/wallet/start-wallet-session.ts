import { isAppleValidationUrl } from "../../domain/apple-validation-url.ts";
import { AppError } from "../../errors.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";

/**
 * Starts Apple Pay's merchant session for a page (its origin). Throws 400 `invalid_input` for an address that is not
 * Apple's, 422 `payment_method_unavailable` where the provider has none, and `provider_unavailable`.
 */
export async function startWalletSession(
  { ports }: Pick<Services, "ports">,
  { validationUrl, page }: { readonly validationUrl: string; readonly page: string },
): Promise<Record<string, unknown>> {
  if (!isAppleValidationUrl(validationUrl))
    throw new AppError("invalid_input", "This is no address of Apple Pay.", {
      validationUrl: "an address of Apple's is wanted",
    });
  if (!ports.payment.walletSession || !ports.payment.methods.apple_pay)
    throw new AppError("payment_method_unavailable", "Apple Pay starts without a session of the shop's here.");
  if (!URL.canParse(page)) throw new AppError("invalid_input", "This page has no address.", { page: "is no address" });
  try {
    return { ...(await ports.payment.walletSession(validationUrl, new URL(page).hostname)) };
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    throw new AppError("provider_unavailable", "The payment provider can't be reached at the moment.", undefined, {
      cause,
    });
  }
}
