import { useEffect, useState } from "react";

/** False on the server, while hydrating and where no script runs: then everything must be reachable without one. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
