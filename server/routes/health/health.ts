import { hasSlots } from "../../db/queries/slot.ts";
import { AppError } from "../../errors.ts";
import type { Routes } from "../handle.ts";

/** `/healthz`: the process is alive. `/readyz`: the tables are there and the catalogue is loaded and read for lists. */
export const healthRoutes: Routes = (app, { db, discovery }) => {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    if (!(await hasSlots(db).catch(() => false))) throw new AppError("unavailable", "The catalogue is not loaded yet.");
    await discovery.current();
    return { status: "ready" };
  });
};
