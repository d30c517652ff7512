/** Whether a setting is an address on https, or one on this machine. */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
}
