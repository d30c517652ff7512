/** The document of the playground's frame. */
export const playgroundFramePath = "/developers/playground/frame";

/**
 * Foreign code runs in it: `sandbox` gives it an origin of its own, also where somebody opens its address, so that it
 * reaches neither the shop's pages nor what is stored for them. Requests, pictures and frames go to the shop alone,
 * forms nowhere. No policy keeps the code from sending what it has all the same: a window that the visitor's press
 * opens (payments and links need them), or another address for the document itself where it is not framed. What it has
 * is its own text, the shop's public answers, and what the visitor types into the frame.
 */
export const playgroundFramePolicy = [
  "sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  // An origin without a name gives the map's worker a blob to fetch, and starts it from data.
  "connect-src 'self' blob:",
  "frame-src 'self'",
  "worker-src blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** The document: its script shows what the playground's page sends. */
export const playgroundFrame = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>The playground's frame</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/sdk/v1/playground.js"></script>
  </head>
  <body></body>
</html>
`;
