import type { PageView } from "../page-view.ts";
import { TransportBody } from "./transport.body.ts";
import { TransportPage } from "./transport.tsx";

export const view: PageView<TransportBody> = { Body: TransportBody, View: TransportPage };
