import { AppError, notFound } from "../../errors.ts";

/** 404 with the field of the query that names no place. */
export const placeNotFound = (field: "originId" | "destinationId"): AppError =>
  notFound("place_not_found", { [field]: "The timetable has no such place." });

export const samePlace = (): AppError => new AppError("same_place", "Origin and destination are the same place.");
