import type { ApiError } from "../../sdk/client/api-error.ts";

/** The action of a refused form that loads again, by the refusal's code; none where that would not help. */
export function reloadAction(
  { code }: ApiError,
  title: string,
  reloads: Readonly<Record<string, () => void>>,
): { readonly action?: { readonly title: string; readonly onPress: () => void } } {
  const onPress = reloads[code];
  return onPress ? { action: { title, onPress } } : {};
}
