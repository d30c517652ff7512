import { Component } from "@angular/core";
import { RouterLink, RouterOutlet } from "@angular/router";

@Component({
  selector: "app-root",
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a routerLink="/">Ausflüge</a> <a routerLink="/buchen">Auf den Titlis</a></nav>
    <main><router-outlet /></main>
  `,
})
export class App {}
