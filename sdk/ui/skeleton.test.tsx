import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Bone, Skeleton } from "./skeleton.tsx";

const words = (isSlow?: boolean) =>
  /<p[^>]*>/.exec(
    renderToString(
      <Skeleton word="Still loading" isSlow={isSlow}>
        <Bone className="h-4" />
      </Skeleton>,
    ),
  )![0];

test("has its word for screen readers at once, and shows it when its owner says that it is slow", () => {
  expect(words()).toContain("sr-only");
  expect(words(false)).toContain("sr-only");
  expect(words(true)).not.toContain("sr-only");
  expect(words()).toContain('role="status"');
});
