import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { listOffers, monthlyDates } from "../../../sdk/contracts/calls/offer.ts";
import { listCategories, listOffersIn, listPersonalizedOffers } from "../../db/queries/offer.ts";
import { notFound } from "../../errors.ts";
import { answerMonthlyDates } from "../../reads/monthly-dates.ts";
import { answerActivity, datesOfSlots } from "../../reads/activity.ts";
import { presentOffer } from "../../presenters/offer.ts";
import { hasNetPrices } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";

/** Max-age of an activity's data (seconds): its live parts are read again before a sale. */
const activityLife = 60;

export const activityRoutes: Routes = (app, services) => {
  const { db } = services;

  handle(app, services, getActivity, ({ params }) => answerActivity(services, params, datesOfSlots), {
    maxAge: activityLife,
  });

  handle(app, services, listOffers, async ({ body, session }) => {
    const offers = await listOffersIn(db, [body.activityId], body.locale);
    if (offers.length === 0) throw notFound("activity_not_found");
    const ids = offers.map((offer) => offer.id);
    const categories = await listCategories(db, ids);
    const personalized = await listPersonalizedOffers(db, ids, session.isReseller);
    return offers.map((offer) =>
      presentOffer(offer, categories.get(offer.id) ?? [], {
        locale: body.locale,
        net: hasNetPrices(session),
        isPersonalized: personalized.has(offer.id),
      }),
    );
  });

  handle(app, services, monthlyDates, ({ body, session }) => answerMonthlyDates(services, body, hasNetPrices(session)));
};
