import { useEffect, useState } from "react";
import { apiBase, recommended, rooms } from "../shared/hotel.ts";
import { followCard } from "../shared/route.ts";
import { ActivityPage } from "./activity-page.tsx";
import { Link, useRoute } from "./link.tsx";

export function App() {
  const route = useRoute();
  const booked = useBooked();
  return (
    <>
      <header>
        <strong>Berghaus Engelberg</strong>
        <nav>
          <Link to="rooms">Zimmer</Link>
          <Link to="activities">Ausflüge</Link>
        </nav>
      </header>
      <p role="status">{booked}</p>
      <main>
        {route === "rooms" && <Rooms />}
        {route === "activities" && <Activities />}
        {typeof route === "number" && <ActivityPage key={route} id={route} />}
      </main>
    </>
  );
}

/** What the guest has booked: the events bubble, so that the app listens once, wherever an element stands. */
function useBooked(): string {
  const [booked, setBooked] = useState("");
  useEffect(() => {
    const confirmed = ({ detail }: GlobalEventHandlersEventMap["gipfel-confirmed"]) =>
      setBooked(`Gebucht: ${detail.bookingNumber}, ${detail.total.formatted}`);
    document.addEventListener("gipfel-confirmed", confirmed);
    return () => document.removeEventListener("gipfel-confirmed", confirmed);
  }, []);
  return booked;
}

function Rooms() {
  return (
    <>
      <h1>Zimmer</h1>
      <ul className="cards">
        {rooms.map(({ name, text, price }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
            <p>ab {price} die Nacht</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Activities() {
  return (
    <>
      <h1>Ausflüge</h1>
      <ul className="cards">
        {recommended.map(({ id, title, text }) => (
          <li key={id}>
            <Link to={id}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <gipfel-listing
        api-base={apiBase}
        activities="112,104,2580"
        hide="all"
        theme="auto"
        onClick={(event) => followCard(event.nativeEvent)}
      />
    </>
  );
}
