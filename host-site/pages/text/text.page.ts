import type { PageView } from "../page-view.ts";
import { TextBody } from "./text.body.ts";
import { TextPage } from "./text.tsx";

export const view: PageView<TextBody> = { Body: TextBody, View: TextPage };
