import { sessionTag } from "./session-change.ts";
import type { Role, SignedIn } from "../shell/visitor.ts";

interface Me {
  readonly user: {
    readonly givenName: string;
    readonly familyName: string;
    readonly email: string;
    readonly picture?: string | null;
    readonly isAdmin: boolean;
    readonly isReseller: boolean;
    readonly isCustomer: boolean;
  } | null;
}

/** Who is signed in; null for a guest. Without the hint nobody is asked. */
export async function readVisitor(): Promise<SignedIn | null> {
  if (sessionTag() === null) return null;
  try {
    const { user } = (await (await fetch("/api/account/me/")).json()) as Me;
    return (
      user && {
        name: `${user.givenName} ${user.familyName}`.trim(),
        email: user.email,
        picture: user.picture ?? null,
        roles: rolesOf(user),
      }
    );
  } catch {
    return null;
  }
}

function rolesOf({ isAdmin, isReseller, isCustomer }: NonNullable<Me["user"]>): Role[] {
  const roles: [Role, boolean][] = [
    ["admin", isAdmin],
    ["reseller", isReseller],
    ["customer", isCustomer],
  ];
  return roles.filter(([, is]) => is).map(([role]) => role);
}
