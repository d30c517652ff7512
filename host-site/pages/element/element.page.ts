import type { PageView } from "../page-view.ts";
import { ElementBody } from "./element.body.ts";
import { ElementPageWithIdeas } from "./element-page-with-ideas.tsx";

export const view: PageView<ElementBody> = { Body: ElementBody, View: ElementPageWithIdeas };
