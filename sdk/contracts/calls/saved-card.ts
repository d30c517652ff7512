import * as v from "valibot";
import { call } from "../call.ts";
import { SavedCard } from "../saved-card.ts";

const cards = v.object({ cards: v.array(SavedCard) });

/** `GET /account/cards/`: the cards that are kept for the account, the default one first. 401 `not_signed_in`. */
export const listCards = call({ method: "GET", path: "/account/cards/", signedIn: true, answer: cards });

/** `PATCH /account/cards/{cardId}/`: makes it the default one. 401; 404 `card_not_found`, also for another's. */
export const patchCard = call({ method: "PATCH", path: "/account/cards/{cardId}/", signedIn: true, answer: cards });

/** `DELETE /account/cards/{cardId}/`: it is kept no more, at the provider neither. 401, 404 as above. */
export const deleteCard = call({ method: "DELETE", path: "/account/cards/{cardId}/", signedIn: true, answer: cards });
