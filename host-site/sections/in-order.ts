/**
 * Uses answers in the order of their requests: one that comes after the answer of a later request is dropped, and so is
 * a request that fails.
 */
export function inRequestOrder<Answer>(use: (answer: Answer) => void): (request: Promise<Answer>) => void {
  let requests = 0;
  let latestUsed = 0;
  return (request) => {
    const own = ++requests;
    void request.then(
      (answer) => {
        if (own < latestUsed) return;
        latestUsed = own;
        use(answer);
      },
      () => {},
    );
  };
}
