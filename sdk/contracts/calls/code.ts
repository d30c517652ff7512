import { call } from "../call.ts";
import { Cart } from "../cart.ts";

/**
 * `POST /carts/{cartId}/codes/`: adds a rebate or a gift voucher (RULES 10). 422 `rebate_unknown` for one that is
 * unknown, over or used up; wrong ones are limited.
 */
export const addCode = call({ method: "POST", path: "/carts/{cartId}/codes/", answer: Cart });
export const removeCode = call({ method: "DELETE", path: "/carts/{cartId}/codes/{code}", answer: Cart });
