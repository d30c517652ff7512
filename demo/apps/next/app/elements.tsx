"use client";

import { defineElements } from "gipfel";
import { useEffect } from "react";

/** Defines the elements of all pages in the browser; they stay defined while the visitor goes from page to page. */
export function Elements() {
  useEffect(() => void defineElements("gipfel-listing", "gipfel-booking"), []);
  return null;
}
