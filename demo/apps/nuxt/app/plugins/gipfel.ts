import { defineElements } from "gipfel";

/** Runs on the server too, where there is nothing to define. */
export default defineNuxtPlugin(() => {
  void defineElements("gipfel-listing", "gipfel-booking");
});
