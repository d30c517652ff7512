import type { PageView } from "../page-view.ts";
import { NoticeBody } from "./notice.body.ts";
import { NoticePage } from "./notice.tsx";

export const view: PageView<NoticeBody> = { Body: NoticeBody, View: NoticePage };
