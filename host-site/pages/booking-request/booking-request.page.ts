import type { PageView } from "../page-view.ts";
import { BookingRequestBody } from "./booking-request.body.ts";
import { BookingRequestPage } from "./booking-request.tsx";

export const view: PageView<BookingRequestBody> = { Body: BookingRequestBody, View: BookingRequestPage };
