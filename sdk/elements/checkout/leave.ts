import type { PaymentAction } from "../../contracts/payment.ts";
import type { PageAddress } from "../_kit/record.ts";

/** Whether this page is in a frame. */
export function isFramed(): boolean {
  return window.top !== window.self;
}

/** Goes to the provider's page, top-level; with a POST where it wants one. */
export function leaveForProvider(action: PaymentAction | null, address: PageAddress): void {
  if (action?.type !== "redirect") return;
  if (action.method === "GET") return address.leave(action.url);
  const form = document.createElement("form");
  form.method = "post";
  form.action = action.url;
  form.target = isFramed() ? "_blank" : "_self";
  form.hidden = true;
  for (const [name, value] of Object.entries(action.data)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
