import type { answerBookingRequest, getBookingRequest } from "../../sdk/contracts/booking-request.ts";
import { wire } from "../forms/wire.ts";

export const getRequest = wire<typeof getBookingRequest>("GET", "/booking-requests/");
export const answerRequest = wire<typeof answerBookingRequest>("POST", "/booking-requests/answer/");
