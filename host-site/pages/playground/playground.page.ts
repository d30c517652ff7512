import type { PageView } from "../page-view.ts";
import { PlaygroundBody } from "./playground.body.ts";
import { PlaygroundPage } from "./playground.tsx";

export const view: PageView<PlaygroundBody> = { Body: PlaygroundBody, View: PlaygroundPage };
