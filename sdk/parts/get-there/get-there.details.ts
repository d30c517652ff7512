import { dateOf } from "../../contracts/time.ts";
import { nestedAttributes } from "../../elements/_kit/nested.ts";
import { arrivalFor, returnAfterOf, type ItemTime } from "../../contracts/trip-fit.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { connectionsAddress } from "./connections-address.ts";
import type { Appointment, GetThereProps } from "./get-there.props.ts";

/** An activity whose time is not chosen yet, or one that is chosen or booked. */
export function appointmentOf(activityId: number, booked: ItemTime | null, services: Services): Appointment {
  const arriveBy = booked && arrivalFor(booked, services.now());
  const returnAfter = booked && returnAfterOf(booked);
  const date = booked && dateOf(booked.startsAt);
  return { activityId, arriveBy, isAllDay: booked?.isAllDay ?? false, date, returnAfter, services };
}

export function getThereDetails(appointment: Appointment): GetThereProps {
  const { activityId, date, returnAfter, from, back, withItem, replaces, services } = appointment;
  const arriveBy = back ? null : appointment.arriveBy;
  const day = arriveBy === null && !back ? (date ?? null) : null;
  const { host } = services;
  const appearance = {
    theme: host?.getAttribute("theme") ?? "auto",
    brandColor: host?.getAttribute("brand-color") ?? undefined,
  };
  return {
    begins: appointment.isAllDay ? null : arriveBy,
    href: connectionsAddress(activityId, { arriveBy, departAfter: back?.departAfter ?? null, date: day }, services),
    attributes: {
      activity: String(activityId),
      from: from ?? undefined,
      "arrive-by": arriveBy ?? undefined,
      "depart-after": back?.departAfter,
      to: back?.to,
      date: day ?? undefined,
      "return-after": back ? undefined : (returnAfter ?? undefined),
      "with-item": withItem ?? undefined,
      replaces: replaces ?? undefined,
      ...nestedAttributes(appearance, services),
    },
  };
}
