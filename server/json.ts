/** Reads a JSON column. Only this server writes them, so their shape is trusted. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** The same for a column that may be null. */
export function fromJsonOrNull<T>(text: string | null): T | null {
  return text === null ? null : fromJson<T>(text);
}
