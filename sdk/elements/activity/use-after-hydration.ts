import { useLayoutEffect, useState } from "react";

/**
 * A value that the server can't know: `onServer` while the server's nodes are taken over, the value itself before the
 * next paint.
 */
export function useAfterHydration<Value>(value: Value, onServer: Value): Value {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated ? value : onServer;
}
