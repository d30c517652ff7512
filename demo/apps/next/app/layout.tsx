import Link from "next/link";
import type { ReactNode } from "react";
import { Elements } from "./elements";

export const metadata = { title: "Hotel Alpenblick", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de-CH">
      <body>
        <Elements />
        <nav>
          <Link href="/">Ausflüge</Link> <Link href="/buchen">Auf den Titlis</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
