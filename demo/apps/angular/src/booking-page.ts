import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, viewChild, type ElementRef } from "@angular/core";
import type { EventDetail, GipfelBooking } from "gipfel";
import { shop } from "./shop";

@Component({
  selector: "app-booking-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Auf den Titlis</h1>
    <p role="status">{{ booked() }}</p>
    <button (click)="inTwoWeeks()">In zwei Wochen</button>
    <gipfel-booking
      #booking
      [activity]="112"
      [apiBase]="shop + '/api'"
      checkout="inline"
      (gipfel-confirmed)="confirmed($event)"
    >
      <a [href]="shop + '/activity/112'">Auf den Titlis</a>
    </gipfel-booking>
  `,
})
export class BookingPage {
  readonly shop = shop;
  readonly booked = signal("");
  readonly booking = viewChild.required<ElementRef<GipfelBooking>>("booking");

  inTwoWeeks(): void {
    this.booking().nativeElement.select(new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10));
  }

  confirmed({ detail }: CustomEvent<EventDetail<"confirmed">>): void {
    this.booked.set(`Gebucht: ${detail.bookingNumber}, ${detail.total.formatted}`);
  }
}
