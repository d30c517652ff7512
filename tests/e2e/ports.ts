/** Where the journeys' server listens; a colleague's run beside yours takes another. */
export const shopPort = Number(process.env["E2E_PORT"] ?? 4310);
export const partnerPort = shopPort + 1;
