import { AppError } from "../../errors.ts";
import type { Routes } from "../handle.ts";

/** `/healthz`: the process is alive. `/readyz`: the tables are there and the catalogue is loaded and read for lists. */
export const healthRoutes: Routes = (app, { db, discovery }) => {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    const slot = await db
      .selectFrom("slot")
      .select("id")
      .limit(1)
      .executeTakeFirst()
      .catch(() => undefined);
    if (!slot) throw new AppError("unavailable", "The catalogue is not loaded yet.");
    await discovery.current();
    return { status: "ready" };
  });
};
