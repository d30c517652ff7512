import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { isPublic, type ResolveName } from "../security/public-network.ts";
import { fetchPage } from "./fetch-page.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A site on this machine; its origin is what a development allows. */
async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const namesLeadTo =
  (...addresses: string[]): ResolveName =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );

function open(address: string, { own = [] as string[], resolve = namesLeadTo("127.0.0.1"), deadline = 4000 } = {}) {
  return fetchPage(address, { ownOrigins: own, userAgent: "test", resolve, deadline });
}
const codeOf = (page: Promise<unknown>) =>
  page.then(
    () => "fetched",
    ({ code }: { code: string }) => code,
  );

test("answers with HTML, headers and the address after redirects", async () => {
  const origin = await site((request, answer) => {
    if (request.url === "/") return answer.writeHead(302, { location: "/hotel" }).end();
    answer.writeHead(200, { "content-type": "text/html; charset=iso-8859-1", "x-frame-options": "DENY" });
    answer.end(Buffer.from("<p>Zürich</p>", "latin1"));
  });
  const page = await open(`${origin}/`, { own: [origin] });
  expect(page).toMatchObject({ address: `${origin}/hotel`, html: "<p>Zürich</p>" });
  expect(page.headers["x-frame-options"]).toBe("DENY");
});

test("sends no cookie, no credentials and says who asks", async () => {
  let sent: Record<string, unknown> = {};
  const origin = await site((request, answer) => {
    sent = request.headers;
    answer.writeHead(200, { "content-type": "text/html" }).end();
  });
  await open(origin, { own: [origin] });
  expect(sent).toMatchObject({ "user-agent": "test", accept: "text/html" });
  expect(sent).not.toHaveProperty("cookie");
  expect(sent).not.toHaveProperty("authorization");
});

test.each([
  "http://127.0.0.1/",
  "http://10.1.2.3/",
  "http://172.16.0.1/",
  "http://192.168.1.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://100.64.0.1/",
  "http://0.0.0.0/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::]/",
  "http://[fe80::1]/",
  "http://[fc00::1]/",
  "http://[ff02::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:a00:1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "ftp://hotel.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://hotel.example:8080/",
  "https://hotel.example:80/",
  "http://user:secret@hotel.example/",
  "no address",
])("refuses %s before any connection", async (address) => {
  expect(await codeOf(open(address, { resolve: namesLeadTo("93.184.215.14") }))).toBe("address_refused");
});

test.each([["127.0.0.1"], ["10.0.0.1"], ["::1"], ["fd00::1"], ["::ffff:192.168.0.1"], ["93.184.215.14", "127.0.0.1"]])(
  "refuses a public name that leads to %s %s as it connects: a name that changes its mind is checked where it counts",
  async (...addresses) => {
    expect(await codeOf(open("http://rebind.example/", { resolve: namesLeadTo(...addresses) }))).toBe(
      "address_refused",
    );
  },
);

test("asks for the addresses of a name once for each connection, and connects to what it was told", async () => {
  let asked = 0;
  const resolve: ResolveName = (_, done) => {
    asked += 1;
    done(null, [{ address: asked === 1 ? "127.0.0.1" : "93.184.215.14", family: 4 }]);
  };
  expect(await codeOf(open("http://rebind.example/", { resolve }))).toBe("address_refused");
  expect(asked).toBe(1);
});

test.each(["http://10.0.0.1/", "http://[::1]/", "//169.254.169.254/", "file:///etc/passwd", "http://rebind.example/"])(
  "refuses a redirect to %s",
  async (location) => {
    const origin = await site((_, answer) => answer.writeHead(302, { location }).end());
    expect(await codeOf(open(origin, { own: [origin] }))).toBe("address_refused");
  },
);

test("refuses another port of this machine, also beside one that is allowed", async () => {
  const other = await site((_, answer) => answer.end());
  const origin = await site((_, answer) => answer.writeHead(302, { location: other }).end());
  expect(await codeOf(open(origin, { own: [origin] }))).toBe("address_refused");
});

test("follows three redirects, not four", async () => {
  const origin = await site((request, answer) => {
    const left = Number(request.url!.slice(1));
    if (left > 0) return answer.writeHead(301, { location: `/${left - 1}` }).end();
    answer.writeHead(200, { "content-type": "text/html" }).end();
  });
  expect(await codeOf(open(`${origin}/3`, { own: [origin] }))).toBe("fetched");
  expect(await codeOf(open(`${origin}/4`, { own: [origin] }))).toBe("address_unreachable");
});

test.each([
  ["gzip", gzipSync],
  ["GZIP", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
  ["zstd", zstdCompressSync],
  ["identity", (text: string) => Buffer.from(text)],
] as const)("unpacks a page that a server sends as %s all the same", async (encoding, pack) => {
  const origin = await site((_, answer) =>
    answer.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(pack("<p>Zürich</p>")),
  );
  expect((await open(origin, { own: [origin] })).html).toBe("<p>Zürich</p>");
});

// Cause: encodings were looked up in an object, which has `constructor` of its prototype; what that makes has no
// `destroy`, which the end of the deadline called outside of any try, and the process ended.
test.each(["constructor", "toString", "__proto__", "gzip, br", "compress"])(
  "refuses a page packed as %s, and the server goes on",
  async (encoding) => {
    const closed = Promise.withResolvers<void>();
    const origin = await site((_, answer) => {
      answer.on("close", closed.resolve);
      answer.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).write("<p>");
    });
    expect(await codeOf(open(origin, { own: [origin], deadline: 300 }))).toBe("address_unreachable");
    await closed.promise;
  },
);

test.each([
  ["plain", {}, Buffer.alloc(1_100_000, "x")],
  ["packed", { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(50_000_000, "x"))],
] as const)("stops reading a page beyond 1 MB, %s", async (_, headers, body) => {
  const origin = await site((_request, answer) =>
    answer.writeHead(200, { "content-type": "text/html", ...headers }).end(body),
  );
  expect(await codeOf(open(origin, { own: [origin] }))).toBe("page_too_large");
});

test.each([
  ["no answer", () => {}],
  [
    "a body that never ends",
    (answer: ServerResponse) => {
      answer.writeHead(200, { "content-type": "text/html" });
      answer.write("<p>");
    },
  ],
])("gives up at the deadline: %s", async (_, act) => {
  const origin = await site((_request, answer) => act(answer));
  const started = performance.now();
  expect(await codeOf(open(origin, { own: [origin], deadline: 200 }))).toBe("address_unreachable");
  expect(performance.now() - started).toBeLessThan(2000);
});

test.each([
  ["application/json", 200, "address_not_html"],
  ["", 200, "address_not_html"],
  ["text/html", 404, "address_unreachable"],
  ["text/html", 500, "address_unreachable"],
])("an answer of type %s and status %d is %s", async (type, status, code) => {
  const origin = await site((_, answer) => answer.writeHead(status, { "content-type": type }).end("x"));
  expect(await codeOf(open(origin, { own: [origin] }))).toBe(code);
});

test("an answer that is not HTTP is refused as one that can't be reached", async () => {
  const origin = await site((request) => request.socket.end("no HTTP"));
  expect(await codeOf(open(origin, { own: [origin] }))).toBe("address_unreachable");
});

test("addresses of the open internet are public", () => {
  expect(["93.184.215.14", "2606:4700::1111"].map(isPublic)).toEqual([true, true]);
});

test("takes an address without its scheme: http for a development's own pages", async () => {
  const origin = await site((_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end("<p>Hotel</p>"));
  const bare = `${origin.slice("http://".length)}/hotel.html`;
  expect(await open(bare, { own: [origin] })).toMatchObject({ address: `${origin}/hotel.html`, html: "<p>Hotel</p>" });
  expect(await codeOf(open(bare))).toBe("address_refused");
});

test("takes an address without its scheme on https first, then on http", async () => {
  const names: string[] = [];
  const resolve: ResolveName = (name, done) => {
    names.push(name);
    done(Object.assign(new Error("no such host"), { code: "ENOTFOUND" }), []);
  };
  expect(await codeOf(open("www.hotel.test/a", { resolve }))).toBe("address_unreachable");
  expect(names).toEqual(["www.hotel.test", "www.hotel.test"]);
  names.length = 0;
  expect(await codeOf(open("https://www.hotel.test/a", { resolve }))).toBe("address_unreachable");
  expect(names).toEqual(["www.hotel.test"]);
  for (const address of ["javascript:alert(1)", "mailto:a@hotel.test", "file:///etc/passwd", "//127.0.0.1/"])
    expect(await codeOf(open(address, { resolve })), address).toBe("address_refused");
});
