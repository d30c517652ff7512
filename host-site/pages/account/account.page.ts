import type { PageView } from "../page-view.ts";
import { AccountBody } from "./account.body.ts";
import { SignedIn } from "./signed-in.tsx";

export const accountView: PageView<AccountBody> = { Body: AccountBody, View: SignedIn };
