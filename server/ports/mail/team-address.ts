import type { Env } from "../../env.ts";

/** The team's own address: `TEAM_EMAIL`, else the one that the shop writes from. */
export function teamAddress({ TEAM_EMAIL, MAIL_FROM }: Pick<Env, "TEAM_EMAIL" | "MAIL_FROM">): string {
  return TEAM_EMAIL ?? /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
