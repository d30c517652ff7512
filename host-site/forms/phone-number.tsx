import { useEffect, useState } from "react";
import { showPhone } from "./phone.ts";

/** A number as people write it, from left to right in every language; as it is stored until its code is there. */
export function PhoneNumber({ number }: { readonly number: string }) {
  const [written, setWritten] = useState<{ readonly number: string; readonly text: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    showPhone(number).then(
      (text) => isGone || setWritten({ number, text }),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [number]);
  return <bdi dir="ltr">{written?.number === number ? written.text : number}</bdi>;
}
