import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { WrongSetting } from "../../settings/wrong-setting.ts";

/** Lines about these settings name them, and never what they hold. */
const wrong = (line: string) => new WrongSetting(`[gipfel] ${line}`);

/**
 * The PEM text of a setting, which is the text itself (with line breaks, or `\n` for each), or the path of its file.
 * Throws `WrongSetting`.
 */
function readPem(name: string, given: string): string {
  const text = given.trimStart();
  if (text.startsWith("-----BEGIN")) return text.replaceAll("\\n", "\n");
  try {
    return readFileSync(given, "utf8");
  } catch {
    throw wrong(`${name} is neither PEM text nor a file that can be read.`);
  }
}

/** Throws `WrongSetting`. */
export function readCertificate(name: string, given: string): X509Certificate {
  const pem = readPem(name, given);
  try {
    return new X509Certificate(pem);
  } catch {
    throw wrong(`${name} has no certificate in PEM: convert Apple's .cer by openssl x509 -inform der.`);
  }
}

/** An RSA key; a password for one that is encrypted. Throws `WrongSetting`. */
export function readRsaKey(name: string, given: string, password?: { readonly name: string; readonly given?: string }) {
  const pem = readPem(name, given);
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: pem, ...(password?.given !== undefined && { passphrase: password.given }) });
  } catch {
    const hint = password && pem.includes("ENCRYPTED") ? `, or ${password.name} does not open it` : "";
    throw wrong(`${name} has no private key in PEM${hint}.`);
  }
  if (key.asymmetricKeyType !== "rsa") throw wrong(`${name} is no RSA key.`);
  return key;
}
