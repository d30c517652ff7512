import { signedInCookie } from "../../sdk/contracts/signed-in-cookie.ts";
import type { Role, SignedIn } from "../shell/visitor.ts";

/** Set beside the session's own cookie, without any secret: whether to ask who is there. */
const hint = `${signedInCookie}=1`;

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
export async function whoIsThere(): Promise<SignedIn | null> {
  if (!document.cookie.split("; ").includes(hint)) return null;
  try {
    const { user } = (await (await fetch("/api/account/me/")).json()) as Me;
    return user && { name: `${user.givenName} ${user.familyName}`.trim(), email: user.email, picture: user.picture ?? null, roles: rolesOf(user) };
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
