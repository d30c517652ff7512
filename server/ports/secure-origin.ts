/** The origin of an address on https, or nothing: a policy takes no other text from outside. */
export function secureOrigins(address: string | null | undefined): readonly string[] {
  const url = address ? URL.parse(address) : null;
  return url?.protocol === "https:" ? [url.origin] : [];
}
