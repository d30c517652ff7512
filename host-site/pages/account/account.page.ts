import type { PageView } from "../page-view.ts";
import { AccountBody } from "./account.body.ts";
import { AccountPage } from "./account.tsx";

export const accountView: PageView<AccountBody> = { Body: AccountBody, View: AccountPage };
