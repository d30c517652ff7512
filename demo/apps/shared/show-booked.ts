/** Says what the guest has booked; the listener outlives the pages that a framework swaps. */
export function showBooked(): void {
  document.addEventListener("gipfel-confirmed", ({ detail }) => {
    document.querySelector("#booked")!.textContent = `Gebucht: ${detail.bookingNumber}, ${detail.total.formatted}`;
  });
}
