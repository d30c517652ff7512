/** The number of an affiliate in a text: 4 to 9 digits; null for any other text, such as the "1" of nobody. */
export function affiliateNumber(text: string): number | null {
  return /^[1-9]\d{3,8}$/.test(text) ? Number(text) : null;
}
