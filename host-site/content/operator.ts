/**
 * Who runs the shop, as imprint, privacy policy and terms name it. The demo's company is invented: a team writes its
 * own here.
 */
export const operator = {
  name: "Gipfel AG",
  street: "Musterweg 7",
  place: "3011 Bern",
  email: "hallo@gipfel.example",
  privacyEmail: "datenschutz@gipfel.example",
  partnerEmail: "partner@gipfel.example",
  uid: "CHE-000.000.000",
} as const;

/** The version of the terms that a booking is made under, which its check-out keeps (RULES 5), and its day. */
export const termsVersion = "2026-11";
export const termsDate = "2026-11-01";
