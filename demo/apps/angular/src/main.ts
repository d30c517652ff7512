import { provideRouter } from "@angular/router";
import { bootstrapApplication } from "@angular/platform-browser";
import { defineElements } from "gipfel";
import { App } from "./app";
import { BookingPage } from "./booking-page";
import { ListPage } from "./list-page";

const routes = [
  { path: "", component: ListPage },
  { path: "buchen", component: BookingPage },
];

void defineElements("gipfel-listing", "gipfel-booking");
bootstrapApplication(App, { providers: [provideRouter(routes)] }).catch(console.error);
