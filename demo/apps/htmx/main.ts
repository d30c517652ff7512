import "htmx.org";
import { showBooked } from "../shared/show-booked.ts";
import "../shared/hotel.css";

showBooked();
