import type { PageView } from "../page-view.ts";
import { HomeBody } from "./home.body.ts";
import { HomePage } from "./home.tsx";

export const view: PageView<HomeBody> = { Body: HomeBody, View: HomePage };
