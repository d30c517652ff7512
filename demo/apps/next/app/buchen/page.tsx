import { shop } from "../shop";
import { Booking } from "./booking";

export default function Page() {
  return (
    <>
      <h1>Auf den Titlis</h1>
      <Booking shop={shop} activity={112} />
    </>
  );
}
