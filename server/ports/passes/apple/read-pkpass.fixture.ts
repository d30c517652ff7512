import { createHash, createVerify, X509Certificate } from "node:crypto";
import forge from "node-forge";
import { fromBuffer } from "yauzl";

/** The files of a `.pkpass`, by name. */
export async function filesOf(pkpass: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) =>
    fromBuffer(pkpass, { lazyEntries: true }, (failed, zip) => {
      if (failed) return reject(failed);
      zip.on("error", reject);
      zip.on("end", resolve);
      zip.on("entry", (entry) =>
        zip.openReadStream(entry, (unread, stream) => {
          if (unread) return reject(unread);
          const parts: Buffer[] = [];
          stream.on("data", (part: Buffer) => parts.push(part));
          stream.on("error", reject);
          stream.on("end", () => {
            files.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    }),
  );
  return files;
}

export const sha1 = (content: Buffer | string) => createHash("sha1").update(content).digest("hex");

/**
 * What a phone checks of a pass's signature (PKCS #7, detached): whether `certificate`'s key signed the attributes, and
 * the hash of the manifest that is among them.
 */
export function readSignature(signature: Buffer, certificate: string) {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(signature.toString("binary"))),
  ) as forge.pkcs7.PkcsSignedData & {
    readonly rawCapture: { readonly authenticatedAttributes: forge.asn1.Asn1[]; readonly signature: string };
  };
  const { authenticatedAttributes, signature: signed } = message.rawCapture;
  // They are signed as a set, and sent with another tag.
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes);
  const isSigned = createVerify("sha1")
    .update(Buffer.from(forge.asn1.toDer(set).getBytes(), "binary"))
    .verify(new X509Certificate(certificate).publicKey, Buffer.from(signed, "binary"));
  const digest = authenticatedAttributes
    .map(({ value }) => value as forge.asn1.Asn1[])
    .find(([type]) => forge.asn1.derToOid(type!.value as string) === forge.pki.oids["messageDigest"])!;
  const [hash] = digest[1]!.value as forge.asn1.Asn1[];
  return { isSigned, manifestHash: Buffer.from(hash!.value as string, "binary").toString("hex"), message };
}
