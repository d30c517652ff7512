import { defaultLocale, mainLocales, parseLocale } from "../../../sdk/contracts/locale.ts";
import {
  getOffer,
  listAvailabilities,
  monthlyAvailabilities,
  personalizationFields,
} from "../../../sdk/contracts/calls/offer.ts";
import { readSlotForSale } from "../../commands/reservation/slot-for-sale.ts";
import { listTextsOfOffer } from "../../db/queries/offer.ts";
import { readId } from "../../domain/read-id.ts";
import { AppError, notFound } from "../../errors.ts";
import { presentField, presentOfferTexts } from "../../presenters/offer.ts";
import { answerAvailabilities, answerMonthlyAvailabilities } from "../../reads/availabilities.ts";
import { hasNetPrices } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";

export const offersRoutes: Routes = (app, services) => {
  const { db } = services;

  handle(app, services, getOffer, async ({ params }) => {
    const id = readId(params.id, "offer_not_found");
    const texts = await listTextsOfOffer(db, id, mainLocales);
    if (texts.length === 0) throw notFound("offer_not_found");
    return presentOfferTexts(id, texts);
  });

  handle(app, services, listAvailabilities, ({ params, query, session }) =>
    answerAvailabilities(services, { params, query }, hasNetPrices(session)),
  );

  handle(app, services, monthlyAvailabilities, ({ params, query, session }) =>
    answerMonthlyAvailabilities(services, { params, query }, hasNetPrices(session)),
  );

  handle(app, services, personalizationFields, async ({ params, query }) => {
    const locale = query.locale === undefined ? defaultLocale : parseLocale(query.locale);
    if (!locale) throw new AppError("invalid_input", "The locale is not known.", { locale: "unknown" });
    const { fields } = await readSlotForSale(
      db,
      readId(params.mappedId, "availability_not_found"),
      params.availabilityId,
      locale,
    );
    return fields.map((field) => presentField(field, locale));
  });
};
