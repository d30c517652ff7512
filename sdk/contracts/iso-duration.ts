/** Minutes of an ISO 8601 duration, a begun one counted: `PT1H8M` has 68, `PT1M20S` 2. */
export function minutesOf(duration: string): number {
  const [, days = "0", hours = "0", minutes = "0", seconds = "0"] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  return Number(days) * 24 * 60 + Number(hours) * 60 + Number(minutes) + Math.ceil(Number(seconds) / 60);
}
