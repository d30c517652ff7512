/** GA4's client id in its cookie `_ga` (`GA1.1.123.456`): what a booking is counted with; null where there is none. */
export function ga4IdOf(cookies: string): string | null {
  return /(?:^|; )_ga=GA\d+\.\d+\.(\d+\.\d+)(?:;|$)/.exec(cookies)?.[1] ?? null;
}
