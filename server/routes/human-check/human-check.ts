import { getHumanCheck } from "../../../sdk/contracts/calls/human-check.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { handle, type Routes } from "../handle.ts";

export const humanCheckRoutes: Routes = (app, services) => {
  handle(app, services, getHumanCheck, () => services.ports.humanCheck.createChallenge());
};

/**
 * Refuses a form that no person sends: 422 `human_check_failed`. The last of the checks, for a token is good for one
 * form.
 */
export async function requireHumanCheck({ ports }: Pick<Services, "ports">, token: string): Promise<void> {
  if (await ports.humanCheck.verify(token)) return;
  throw new AppError("human_check_failed", "The human check has failed: ask for a new one at human-check/challenge/.", {
    token: "the human check has failed",
  });
}
