import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";
import { shop } from "./shop";

@Component({
  selector: "app-list-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Ausflüge</h1>
    <gipfel-listing activities="112,104,167" hide="all" [attr.api-base]="shop + '/api'">
      <a [href]="shop + '/aktivitaeten'">Alle Ausflüge</a>
    </gipfel-listing>
  `,
})
export class ListPage {
  readonly shop = shop;
}
