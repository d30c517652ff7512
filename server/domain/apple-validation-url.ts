/** Apple Pay's gateways: the one for all, those of single data centres, and those for tests; `cn-`: in China. */
const appleHosts = /^(cn-)?apple-pay-gateway(-cert|(-(nc|pr|sh|tj))-pod\d{1,2}(-dr)?)?\.apple\.com$/;
const appleFolder = "/paymentservices/";

/**
 * Whether an address that a page gives for Apple Pay's merchant session is one of Apple's: the request to it carries
 * what proves who the merchant is, and an address of our own network must never be reached by it.
 */
export function isAppleValidationUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    appleHosts.test(hostname) &&
    pathname.startsWith(appleFolder)
  );
}
