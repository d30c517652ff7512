import { createServer } from "node:http";
import { createSign, generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";

/** The person who is signed in at the provider. */
export interface Known {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

/** An identity provider of a test's own: discovery, keys, a token for any code, and the person who is signed in. */
export async function openProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let known: Known | null = null;
  let nonce: string | null = null;
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*$/, "");
    const answers: Record<string, () => object> = {
      "/.well-known/openid-configuration": () => ({
        issuer: origin(),
        authorization_endpoint: `${origin()}/authorize`,
        token_endpoint: `${origin()}/token`,
        userinfo_endpoint: `${origin()}/userinfo`,
        jwks_uri: `${origin()}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      }),
      "/jwks": () => ({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", use: "sig", alg: "RS256" }] }),
      "/token": () => ({ access_token: "access", token_type: "Bearer", expires_in: 3600, id_token: idToken() }),
      "/userinfo": () => ({ ...known, name: `${known?.given_name} ${known?.family_name}` }),
    };
    const answer = answers[path]?.();
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function idToken(): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...known,
      iss: origin(),
      aud: "shop",
      iat: now,
      exp: now + 300,
      name: `${known?.given_name} ${known?.family_name}`,
      ...(nonce ? { nonce } : {}),
    };
    const text = `${part({ alg: "RS256", typ: "JWT", kid: "k1" })}.${part(claims)}`;
    return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
  }

  return {
    settings: {
      OIDC_DISCOVERY_URL: `${origin()}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: "shop",
      OIDC_CLIENT_SECRET: "a shared secret",
    },
    origin,
    /** Signs in there; returns the path that leads back to the shop. */
    signIn(address: string, who: Known): string {
      known = who;
      const parameters = new URL(address).searchParams;
      nonce = parameters.get("nonce");
      return `${new URL(parameters.get("redirect_uri")!).pathname}?code=c1&state=${encodeURIComponent(parameters.get("state")!)}`;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
