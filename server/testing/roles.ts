import type { FastifyRequest } from "fastify";
import { guest, type Session } from "../domain/session.ts";
import type { SessionReader } from "../security/session-reader.ts";

/** The callers of a test. */
export const testRoles = ["guest", "customer", "reseller", "admin"] as const;
export type TestRole = (typeof testRoles)[number];

/** The sessions of a test, by the header `x-role`. */
export const sessionByHeader: SessionReader = (request: FastifyRequest): Session => {
  const role = request.headers["x-role"];
  if (role !== "customer" && role !== "reseller" && role !== "admin") return guest;
  const none = { isCustomer: false, isReseller: false, isAdmin: false };
  const flag = { customer: "isCustomer", reseller: "isReseller", admin: "isAdmin" } as const;
  return { ...none, userId: `the ${role}`, name: role, email: `${role}@gipfel.example`, [flag[role]]: true };
};

/** The options of a call that give it a role. */
export const as = (role: TestRole): Record<string, string> => ({ "x-role": role });
