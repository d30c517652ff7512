import type { PageView } from "../page-view.ts";
import { LoadingBody } from "./loading.body.ts";
import { LoadingPage } from "./loading.tsx";

export const view: PageView<LoadingBody> = { Body: LoadingBody, View: LoadingPage };
