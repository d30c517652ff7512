/** Where the elements store the cart's id (purchase spec §9). */
const cartKey = "cartId";
const bookingKey = "bookingId";

/** The visitor's cart; null without one, and where its booking is being confirmed. */
export function currentCart(): string | null {
  const id = stored(cartKey);
  return id && !isBeingConfirmed() ? id : null;
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
