import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

/** What a press on a button does: whether its form is sent, and whether it was passed on. */
function press(props: { readonly busy?: boolean; readonly disabled?: boolean }) {
  const preventDefault = vi.fn();
  const onPress = vi.fn();
  const { onClick } = Button({ children: "Send", type: "submit", onPress, ...props }).props;
  onClick({ preventDefault });
  return { isSent: preventDefault.mock.calls.length === 0, isPassedOn: onPress.mock.calls.length > 0 };
}

test.each([{ busy: true }, { disabled: true }])("with %o it ignores presses, and its form is not sent", (props) => {
  expect(press(props)).toEqual({ isSent: false, isPassedOn: false });
});

test("passes a press on while neither busy nor disabled", () => {
  expect(press({})).toEqual({ isSent: true, isPassedOn: true });
});
