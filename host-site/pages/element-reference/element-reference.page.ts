import type { PageView } from "../page-view.ts";
import { ElementReferenceBody } from "./element-reference.body.ts";
import { ElementReferencePage } from "./element-reference.tsx";

export const view: PageView<ElementReferenceBody> = {
  Body: ElementReferenceBody,
  View: ElementReferencePage,
};
