/** The address of a ticket's code alone, as a picture, beside the PDF. */
export function codePictureOf(ticketUrl: string): string {
  return ticketUrl.replace(/\.pdf(?=$|\?)/, ".svg");
}
