import { expect, test } from "vitest";
import type { AccessMail } from "../../domain/access-mail.ts";
import { writtenAccessMail } from "./access-mail.ts";

const mail: AccessMail = {
  to: "guest@example.com",
  name: "Elena",
  locale: "en_CH",
  url: "https://shop.example/link",
};

test("a mail has the name and the colour of the settings, in its head, its sentences and its button", () => {
  const { text, html } = writtenAccessMail({ name: "Alpina", color: "#ffcc00" }, "m-1", "access_link", mail);
  expect(text).toContain("With this link you sign in to Alpina.");
  expect(text).toContain("Your Alpina team");
  expect(html).toContain('color:#ffcc00">Alpina</div>');
  expect(html).toMatch(/background:#ffcc00;color:#000000;[^>]*>[^<]+<\/a>/);
  expect(text + html).not.toMatch(/Gipfel|\{shop\}|#0b5d47/);
});

test("a dark colour has a button with white words", () => {
  const { html } = writtenAccessMail({ name: "Gipfel", color: "#0b5d47" }, "m-1", "access_link", mail);
  expect(html).toContain("background:#0b5d47;color:#ffffff");
});
