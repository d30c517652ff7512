import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import { FormContext } from "../../forms/form-context.ts";
import { words as formWords } from "../../forms/words.ts";
import { AdminContext } from "../context.ts";
import { words } from "../words.ts";
import { ChangeCommission } from "./change-commission.tsx";

test("the field keeps a third digit: cut off, 101 would be a valid 10", () => {
  const affiliate = { number: 4182, company: "Hotel Post", commissionPercent: 8, revision: 0 } as AdminAffiliate;
  const html = renderToString(
    <FormContext.Provider value={{ locale: "en_CH", words: formWords }}>
      <AdminContext.Provider value={words}>
        <ChangeCommission
          affiliate={affiliate}
          onClose={vi.fn()}
          load={vi.fn()}
          onReloaded={vi.fn()}
          onDone={vi.fn()}
        />
      </AdminContext.Provider>
    </FormContext.Provider>,
  );
  const [input] = /<input[^>]*name="percent"[^>]*>/.exec(html) ?? [];
  expect(input).toContain('value="8"');
  expect(input).not.toMatch(/maxlength/i);
});
