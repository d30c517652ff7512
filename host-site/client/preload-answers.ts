/** How long an answer stays usable (ms): as long as the API lets browsers cache it. */
const maximumAge = 60_000;

/**
 * Hands the API's answers that came with a page to the page's elements, which use each once in place of a request.
 * `answers` are JSON texts by their address below the API's base.
 */
export function preloadAnswers(answers: Readonly<Record<string, string>>): void {
  const preloaded = window.gipfel?.preloaded;
  if (!preloaded) return;
  for (const [address, text] of Object.entries(answers)) {
    // As `preloadKey` of the SDK writes it for a call without a body.
    const key = `GET ${location.origin}/api${address} `;
    const answer = Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }));
    preloaded[key] = answer;
    setTimeout(() => preloaded[key] === answer && delete preloaded[key], maximumAge);
  }
}
