import { defineElements } from "gipfel";
import { createApp } from "vue";
import App from "./App.vue";
import "../shared/hotel.css";

// Not awaited: Vue renders the tags at once, and an element is upgraded where it stands.
void defineElements("gipfel-booking", "gipfel-button", "gipfel-listing");
createApp(App).mount(document.body);
