import type { PageView } from "../page-view.ts";
import { PayBody } from "./pay.body.ts";
import { PayPage } from "./pay.tsx";

export const view: PageView<PayBody> = { Body: PayBody, View: PayPage };
