import { expiryOf, type TypedCard } from "./card.rules.ts";

const problems: Readonly<Record<string, string>> = {
  invalid_number: "numberWrong",
  invalid_expiry: "expiryWrong",
  expired_card: "expired",
  invalid_cvc: "codeWrong",
  not_a_test_card: "notAccepted",
};

/** Requests a token from the provider; card data never passes our own API. */
export async function tokenOf(tokensUrl: string, card: TypedCard): Promise<{ token: string } | { code: string }> {
  const { month, year } = expiryOf(card.expiry);
  const body = JSON.stringify({ number: card.number, expiryMonth: month, expiryYear: year, cvc: card.code });
  try {
    const response = await fetch(tokensUrl, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json" },
      body,
    });
    const answer = (await response.json()) as { token?: unknown; code?: unknown };
    if (response.ok && typeof answer.token === "string") return { token: answer.token };
    return { code: problems[String(answer.code)] ?? "unreachable" };
  } catch {
    return { code: "unreachable" };
  }
}
