import { guest, type Session } from "../../server/domain/session.ts";

/** Who buys on invoice in a benchmark, by the header `x-role: distributor`; the benchmark adds its company. */
export const distributorOfBench = {
  ...guest,
  userId: "the distributor",
  name: "distributor",
  email: "distributor@gipfel.example",
  isReseller: true,
  distributor: { distributorId: "d-bench", invoiceApproved: true, channelId: "bench" },
} satisfies Session;
