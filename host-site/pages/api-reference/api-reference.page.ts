import type { PageView } from "../page-view.ts";
import { ApiReferenceBody } from "./api-reference.body.ts";
import { ApiReferencePage } from "./api-reference.tsx";

export const view: PageView<ApiReferenceBody> = { Body: ApiReferenceBody, View: ApiReferencePage };
