import type { Guest } from "../shared/hotel.ts";

interface GuestFormProps {
  readonly guest: Guest;
  readonly onChange: (guest: Guest) => void;
}

/** The hotel's own form: the widget takes over what it says, and fixes it. */
export function GuestForm({ guest, onChange }: GuestFormProps) {
  const field = (name: keyof Guest, label: string, type = "text") => (
    <label>
      {label}
      <input type={type} value={guest[name]} onChange={(event) => onChange({ ...guest, [name]: event.target.value })} />
    </label>
  );
  return (
    <fieldset>
      <legend>Unser Gast</legend>
      {field("givenName", "Rufname")}
      {field("familyName", "Familienname")}
      {field("email", "Adresse für Belege", "email")}
    </fieldset>
  );
}
