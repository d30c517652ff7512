import type { Services } from "../../services.ts";

/**
 * Logs that a visitor came through an affiliate (RULES 19). The page stores the code and sends it at check-out, where
 * it is frozen. The server stores nothing about the visitor before they act.
 */
export async function storeReferral(
  { log }: Pick<Services, "log">,
  code: string,
  origin: string | null,
): Promise<{ accepted: boolean }> {
  const accepted = /^[\w-]+$/.test(code);
  if (accepted) log.info({ affiliate: code, origin }, "a visitor came through an affiliate");
  return { accepted };
}
