/** Where the elements keep the cart's id (purchase spec §9). */
const cartKey = "cartId";
const bookingKey = "bookingId";

/** How many reservations lie in the visitor's basket: 0 without a cart, and nobody is asked. */
export async function basketCount(): Promise<number> {
  const id = stored(cartKey);
  if (!id || isBeingConfirmed()) return 0;
  try {
    const response = await fetch(`/api/carts/${encodeURIComponent(id)}`);
    if (!response.ok) return 0;
    const cart = (await response.json()) as { readonly reservations?: readonly unknown[] };
    return cart.reservations?.length ?? 0;
  } catch {
    return 0;
  }
}

/** The page confirms the stored booking: its cart is closed, and 404 as soon as it is paid (RULES 4). */
function isBeingConfirmed(): boolean {
  const booking = new URLSearchParams(location.search).get(bookingKey);
  return booking !== null && booking === stored(bookingKey) && document.querySelector("gipfel-confirmation") !== null;
}

/** Reading storage throws where it is forbidden. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
