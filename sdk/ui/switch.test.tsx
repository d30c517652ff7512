import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Switch } from "./switch.tsx";

test.each([true, false])("is a switch with its name, its description and its state: %s", (isOn) => {
  const html = renderToString(<Switch isOn={isOn} onPress={() => {}} labelledBy="title" describedBy="state" />);
  expect(html).toContain('role="switch"');
  expect(html).toContain(`aria-checked="${isOn}"`);
  expect(html).toContain('aria-labelledby="title"');
  expect(html).toContain('aria-describedby="state"');
  expect(html).toContain('type="button"');
});

test("ignores presses while busy and keeps the focus", () => {
  const onPress = vi.fn();
  const busy = <Switch isOn busy onPress={onPress} labelledBy="title" />;
  expect(renderToString(busy)).toContain('aria-disabled="true"');
  expect(renderToString(busy)).not.toMatch(/\sdisabled/);
  Switch(busy.props).props.onClick();
  expect(onPress).not.toHaveBeenCalled();
  Switch({ ...busy.props, busy: false }).props.onClick();
  expect(onPress).toHaveBeenCalledOnce();
});
