import * as v from "valibot";

/** Whole addresses of a ticket's passes; null where the shop makes none for that wallet. */
export const WalletPasses = v.object({ apple: v.nullable(v.string()), google: v.nullable(v.string()) });
export type WalletPasses = v.InferOutput<typeof WalletPasses>;

/**
 * The passes that a device can take: an iPhone or iPad has Apple Wallet, Android Google Wallet. Any other, which may
 * hand a pass on to a phone, is offered both; so is an iPad that calls itself a Mac.
 */
export function passesForDevice(passes: WalletPasses | undefined, userAgent: string): WalletPasses {
  const isAndroid = /android/i.test(userAgent);
  const isApple = /iphone|ipad|ipod/i.test(userAgent);
  return { apple: isAndroid ? null : (passes?.apple ?? null), google: isApple ? null : (passes?.google ?? null) };
}
