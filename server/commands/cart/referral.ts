import type { Services } from "../../services.ts";

/**
 * Takes note that a visitor came through an affiliate (RULES 19). The page keeps the code and sends it at check-out,
 * where it is frozen; here it is a fact for the log, so that nothing of the visitor is stored before they act.
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
