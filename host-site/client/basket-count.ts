/** Where the elements keep the cart's id (purchase spec §9). */
const cartKey = "cartId";

/** How many reservations lie in the visitor's basket: 0 without a cart, and nobody is asked. */
export async function basketCount(): Promise<number> {
  const id = storedCart();
  if (!id) return 0;
  try {
    const response = await fetch(`/api/carts/${encodeURIComponent(id)}`);
    if (!response.ok) return 0;
    const cart = (await response.json()) as { readonly reservations?: readonly unknown[] };
    return cart.reservations?.length ?? 0;
  } catch {
    return 0;
  }
}

/** Reading storage throws where it is forbidden. */
function storedCart(): string | null {
  try {
    return localStorage.getItem(cartKey);
  } catch {
    return null;
  }
}
