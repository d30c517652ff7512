import type { PageView } from "../page-view.ts";
import { DoctorBody } from "./doctor.body.ts";
import { DoctorPage } from "./doctor.tsx";

export const view: PageView<DoctorBody> = { Body: DoctorBody, View: DoctorPage };
