import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

/** What a press on a button does: whether it was prevented (a form is not sent then), and whether it was passed on. */
function press(props: { readonly busy?: boolean; readonly disabled?: boolean }) {
  const preventDefault = vi.fn();
  const onPress = vi.fn();
  const { onClick } = Button({ children: "Send", type: "submit", onPress, ...props }).props;
  onClick({ preventDefault });
  return { isPrevented: preventDefault.mock.calls.length > 0, isPassedOn: onPress.mock.calls.length > 0 };
}

test.each([{ busy: true }, { disabled: true }])("with %o it keeps the focus and ignores presses", (props) => {
  const html = renderToString(<Button {...props}>Send</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/\sdisabled/);
  expect(press(props)).toEqual({ isPrevented: true, isPassedOn: false });
});

test("passes a press on while neither busy nor disabled", () => {
  expect(renderToString(<Button>Send</Button>)).not.toContain("aria-disabled");
  expect(press({})).toEqual({ isPrevented: false, isPassedOn: true });
});
