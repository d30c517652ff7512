/** Whether an address can be an API's base: paths are added to it, and no request carries a name and a password. */
export function isApiAddress({ href }: Pick<URL, "href">): boolean {
  return !/[?#]|\/\/[^/]*@/.test(href);
}
