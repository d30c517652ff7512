import { defineElements } from "gipfel";
import { mount } from "svelte";
import App from "./App.svelte";
import "../shared/hotel.css";

// Not awaited: Svelte renders the tags at once, and an element is upgraded where it stands.
void defineElements("gipfel-booking", "gipfel-button", "gipfel-listing");
mount(App, { target: document.body });
