/** The filters' attributes and their items, by id: `a26` in a listing's address is the season. */
export const attributes = {
  season: { id: 26, spring: 261, summer: 262, autumn: 263, winter: 264 },
  suitableFor: { id: 12, families: 121, couples: 122, groups: 123, alone: 124 },
  weather: { id: 18, anyWeather: 181, clearSky: 182 },
  setting: { id: 31, summit: 311, lake: 312, town: 313, railway: 314, gorge: 315, vineyard: 316 },
} as const;

const { season, suitableFor, weather, setting } = attributes;

/** Whole sets, for the activities that share them. */
export const allYear = { attributeId: season.id, items: [season.spring, season.summer, season.autumn, season.winter] };
export const summer = { attributeId: season.id, items: [season.spring, season.summer, season.autumn] };
export const winter = { attributeId: season.id, items: [season.winter] };
export const forAll = { attributeId: suitableFor.id, items: [suitableFor.families, suitableFor.couples, suitableFor.groups] };
export const forGrownUps = { attributeId: suitableFor.id, items: [suitableFor.couples, suitableFor.groups, suitableFor.alone] };
export const anyWeather = { attributeId: weather.id, items: [weather.anyWeather] };
export const clearSky = { attributeId: weather.id, items: [weather.clearSky] };
export const where = (...items: Exclude<keyof typeof setting, "id">[]) => ({
  attributeId: setting.id,
  items: items.map((item) => setting[item]),
});
