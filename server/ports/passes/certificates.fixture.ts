import { generateKeyPairSync, type KeyObject } from "node:crypto";
import forge from "node-forge";

export const passTypeId = "pass.ch.gipfel.ticket";
export const teamId = "A1B2C3D4E5";

interface Period {
  readonly from?: Date;
  readonly to?: Date;
}

/** A key pair; a key of 2048 bits, as Apple's and Google's are. */
export function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, publicKey, pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

/** An issuer as Apple's "Worldwide Developer Relations", and a certificate of a pass type by it. */
export function newPassCertificates({ from, to, uid = passTypeId }: Period & { readonly uid?: string } = {}) {
  const [issuerKeys, keys] = [newKeys(), newKeys()];
  const issuerName = [
    { shortName: "CN", value: "Apple Worldwide Developer Relations Certification Authority" },
    { shortName: "OU", value: "G4" },
  ];
  const name = [
    { type: "0.9.2342.19200300.100.1.1", value: uid },
    { shortName: "CN", value: `Pass Type ID: ${uid}` },
    { shortName: "OU", value: teamId },
  ];
  const issuer = certify({
    name: issuerName,
    keys: issuerKeys,
    issuerName,
    issuerKey: issuerKeys.privateKey,
    number: 1,
  });
  const certificate = certify({
    name,
    keys,
    issuerName,
    issuerKey: issuerKeys.privateKey,
    number: 2,
    ...(from && { from }),
    ...(to && { to }),
  });
  return {
    keys,
    settings: { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: keys.pem, APPLE_PASS_WWDR: issuer },
  };
}

function certify({
  name,
  keys,
  issuerName,
  issuerKey,
  number,
  from = new Date("2020-01-01"),
  to = new Date("2040-01-01"),
}: Period & {
  readonly name: forge.pki.CertificateField[];
  readonly keys: { readonly publicKey: KeyObject };
  readonly issuerName: forge.pki.CertificateField[];
  readonly issuerKey: KeyObject;
  /** 1 is the issuer's own. */
  readonly number: 1 | 2;
}): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(
    keys.publicKey.export({ type: "spki", format: "pem" }).toString(),
  ) as forge.pki.rsa.PublicKey;
  certificate.serialNumber = `0${number}`;
  if (number === 1) certificate.setExtensions([{ name: "basicConstraints", cA: true }]);
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = to;
  certificate.setSubject(name);
  certificate.setIssuer(issuerName);
  certificate.sign(
    forge.pki.privateKeyFromPem(issuerKey.export({ type: "pkcs1", format: "pem" }).toString()),
    forge.md.sha256.create(),
  );
  return forge.pki.certificateToPem(certificate);
}
