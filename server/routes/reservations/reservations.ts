import { createReservation, deleteReservation, getReservation } from "../../../sdk/contracts/calls/cart.ts";
import { instantAt } from "../../clock.ts";
import { answerOfKnownHold } from "../../commands/reservation/answer-of-hold.ts";
import { hold } from "../../commands/reservation/hold.ts";
import { release } from "../../commands/reservation/release.ts";
import { findDistributorOfCart } from "../../db/queries/cart.ts";
import { findReservation } from "../../db/queries/reservation.ts";
import { notFound } from "../../errors.ts";
import { presentReservation } from "../../presenters/reservation.ts";
import { canAccess } from "../../domain/session.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

export const reservationsRoutes: Routes = (app, services) => {
  const { db, env, clock } = services;
  const limit = limitPerCart(services, "hold");

  handle(
    app,
    services,
    createReservation,
    async ({ body, session, idempotency }) => {
      await limit(body.cartId);
      return hold(services, body, session, idempotency);
    },
    { answerAgain: (answer) => answerOfKnownHold(services, answer) },
  );

  handle(app, services, getReservation, async ({ params, session }) => {
    const row = await findReservation(db, params.reservationId);
    if (!row || row.state === "cancelled") throw notFound("reservation_not_found");
    if (!canAccess(await findDistributorOfCart(db, row.cart_id), session)) throw notFound("reservation_not_found");
    return presentReservation(row, { origin: env.PUBLIC_ORIGIN, now: instantAt(clock.now()) });
  });

  handle(app, services, deleteReservation, async ({ params, session }) =>
    release(services, params.reservationId, session),
  );
};
