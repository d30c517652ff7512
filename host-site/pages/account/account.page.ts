import type { PageView } from "../page-view.ts";
import { AccountBody } from "./account.body.ts";
import { AccountPage } from "./account.tsx";

export const view: PageView<AccountBody> = { Body: AccountBody, View: AccountPage };
