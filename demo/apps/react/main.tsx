import { defineElements } from "gipfel";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "../shared/hotel.css";

// Not awaited: React renders the tags at once, and an element is upgraded where it stands.
void defineElements("gipfel-booking", "gipfel-button", "gipfel-listing");
createRoot(document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
