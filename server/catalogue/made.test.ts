import { expect, test } from "vitest";
import { seedActivities } from "../../scripts/seed/load.ts";
import { instantAt } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { listTeamActivities } from "../db/queries/team-activity.ts";
import { testNow } from "../testing/services.ts";
import { discoveryCatalogue } from "./fixtures/discovery.ts";

onBothDatabases("a made catalogue", (getDb) => {
  test("the team finds a made activity by the words of its title, as an imported one", async () => {
    await seedActivities(getDb(), discoveryCatalogue, 3, testNow);
    const ask = (search: string) =>
      listTeamActivities(getDb(), { search, page: 1, locale: "en_CH", at: instantAt(testNow) });
    const { rows } = await ask("");
    expect(rows).toHaveLength(3);
    for (const { id, title } of rows) expect((await ask(title)).rows.map((row) => row.id)).toContain(id);
  });
});
