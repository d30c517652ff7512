/**
 * The parameter by which the plain search form requests a redirect to the place or category that is the first hit, in
 * place of the search page.
 */
export const firstHit = { name: "open", value: "first-hit" } as const;
