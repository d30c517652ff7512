import { rowsOf } from "./row.ts";

export const cheeseDairies = rowsOf("cheeseDairy", [
  [2271, "show-dairy-stein", "appenzell", 47.3727, 9.3414, "Stein AR", "Dorf 711, 9063 Stein", { price: 14, two: true }],
  [2272, "abbey-dairy-engelberg", "engelberg", 46.8211, 8.4066, "Kloster Engelberg", "Klosterhof, 6390 Engelberg", { price: 18 }],
  [
    2273,
    "emmental-show-dairy",
    "emmental",
    47.0642,
    7.7326,
    "Affoltern i. E.",
    "Schaukäsereistrasse 6, 3416 Affoltern im Emmental",
    { price: 12, two: true, rated: [4.5, 86] },
  ],
  [2274, "tete-de-moine-bellelay", "jura", 47.2634, 7.1683, "Bellelay", "Le Domaine 1, 2713 Bellelay", { price: 15 }],
  [
    2275,
    "alp-cheese-gstaad",
    "gstaad",
    46.4404,
    7.2767,
    "Gsteig",
    "Alp Vordere Wispile, 3780 Gstaad",
    { times: ["07:00"], price: 48, season: "summer", land: "rolling-prealps" },
  ],
  [2276, "etivaz-cellars", "diablerets", 46.4217, 7.1459, "L’Etivaz", "Route des Mosses 78, 1660 L’Etivaz", { price: 12 }],
  [2277, "gottardo-dairy-airolo", "andermatt", 46.5283, 8.6054, "Airolo", "Via Fontana 3, 6780 Airolo", { price: 14 }],
  [
    2278,
    "morteratsch-alp-dairy",
    "pontresina",
    46.4336,
    9.937,
    "Morteratsch",
    "Alp Nouva, 7504 Pontresina",
    { price: 24, season: "summer", land: "high-glacier" },
  ],
  [2279, "raclette-workshop-sion", "sion", 46.2333, 7.3597, "Sion", "Rue de Conthey 17, 1950 Sion", { price: 54, land: "vineyard-terraces" }],
]);

export const chocolates = rowsOf("chocolate", [
  [
    2286,
    "chocolate-atelier-kilchberg",
    "zurich",
    47.3215,
    8.5511,
    "Kilchberg",
    "Schokoladenplatz 1, 8802 Kilchberg",
    { price: 59, two: true, rated: [4.6, 133] },
  ],
  [2287, "chocolate-broc", "gruyeres", 46.6058, 7.1069, "Broc", "Rue Jules Bellet 7, 1636 Broc", { price: 18, two: true }],
  [2288, "praline-lesson-basel", "basel", 47.5563, 7.5872, "Freie Strasse", "Freie Strasse 62, 4001 Basel", { price: 75 }],
  [2289, "bean-to-bar-lucerne", "lucerne", 47.0477, 8.3038, "Neustadt", "Winkelriedstrasse 30, 6003 Luzern", { price: 69 }],
  [2290, "chocolate-walk-geneva", "geneva", 46.2044, 6.1469, "Rive", "Rue du Rhône 62, 1204 Genève", { price: 89, land: "old-town" }],
  [2291, "chocolate-flawil", "stGallen", 47.4106, 9.1822, "Flawil", "Toggenburgerstrasse 41, 9230 Flawil", { price: 15 }],
  [2292, "chocolate-caslano", "lugano", 45.9702, 8.8797, "Caslano", "Via Rompada 36, 6987 Caslano", { price: 10 }],
  [2293, "truffle-evening-bern", "bern", 46.9486, 7.4502, "Kramgasse", "Kramgasse 40, 3011 Bern", { times: ["18:30"], price: 79, sale: "sold-out" }],
]);

export const distilleries = rowsOf("distillery", [
  [2301, "kirsch-zug", "zug", 47.1669, 8.5161, "Zug Altstadt", "St. Oswalds-Gasse 10, 6300 Zug", { price: 38 }],
  [2302, "absinthe-motiers", "valDeTravers", 46.9109, 6.6107, "Môtiers", "Grande Rue 10, 2112 Môtiers", { price: 22, two: true }],
  [2303, "apricot-spirit-martigny", "martigny", 46.1012, 7.0735, "Martigny", "Rue du Rhône 14, 1920 Martigny", { price: 28 }],
  [2304, "whisky-cellar-interlaken", "interlaken", 46.6738, 7.8659, "Matten", "Wagnerenstrasse 40, 3800 Matten", { price: 45 }],
  [2305, "beer-appenzell", "appenzell", 47.3318, 9.4068, "Brauereiplatz", "Brauereiplatz 1, 9050 Appenzell", { price: 22 }],
  [2306, "damassine-jura", "jura", 47.4158, 7.0757, "Porrentruy", "Grand-Rue 5, 2900 Porrentruy", { price: 26, rated: null }],
  [2307, "grappa-mendrisio", "mendrisio", 45.8697, 8.9846, "Mendrisio", "Via Stella 12, 6850 Mendrisio", { price: 30 }],
]);

export const wineWalks = rowsOf("wineWalk", [
  [2316, "wine-trail-salgesch", "leukerbad", 46.3116, 7.5706, "Salgesch", "Unterdorfstrasse 1, 3970 Salgesch", { price: 48, two: true }],
  [2317, "highest-vineyard-visperterminen", "goms", 46.2585, 7.9013, "Visperterminen", "Dorfstrasse 5, 3932 Visperterminen", { price: 52 }],
  [2318, "pinot-bielersee-twann", "biel", 47.0943, 7.156, "Twann", "Im Moos 4, 2513 Twann", { price: 45 }],
  [2319, "vully-wine-walk", "murten", 46.9618, 7.1, "Praz", "Route Principale 69, 1788 Praz", { price: 42 }],
  [2320, "maienfeld-pinot", "badRagaz", 47.0069, 9.5303, "Maienfeld", "Städtliplatz, 7304 Maienfeld", { price: 56, two: true }],
  [2321, "hallau-mountain-church", "neuhausen", 47.6969, 8.4567, "Hallau", "Hauptstrasse 1, 8215 Hallau", { price: 38 }],
  [2322, "merlot-mendrisiotto", "mendrisio", 45.8618, 8.9705, "Ligornetto", "Via ai Ronchi, 6853 Ligornetto", { price: 54 }],
  [2323, "yvorne-chasselas", "aigle", 46.3318, 6.9588, "Yvorne", "Les Maisons Blanches, 1853 Yvorne", { price: 44 }],
  [2324, "satigny-cellars", "geneva", 46.2147, 6.0367, "Satigny", "Route du Mandement, 1242 Satigny", { price: 46, land: "vineyard-terraces" }],
  [2325, "staefa-lake-wine", "rapperswil", 47.2405, 8.7226, "Stäfa", "Seestrasse 87, 8712 Stäfa", { price: 46, rated: null, land: "vineyard-terraces" }],
]);

export const fondues = rowsOf("fondue", [
  [
    2331,
    "fondue-tram-zurich",
    "zurich",
    47.3665,
    8.5478,
    "Bellevue",
    "Bellevueplatz, 8001 Zürich",
    { price: 95, minutes: 120, land: "city-river", two: true, rated: [4.4, 91] },
  ],
  [2332, "fondue-tram-basel", "basel", 47.5478, 7.5898, "Bahnhof SBB", "Centralbahnplatz, 4051 Basel", { price: 89, minutes: 120, land: "city-river" }],
  [2333, "fondue-train-bern", "bern", 46.9489, 7.4391, "Hauptbahnhof", "Bahnhofplatz 10, 3011 Bern", { price: 98, minutes: 180, land: "rolling-prealps" }],
  [2334, "fondue-gondola-lucerne", "pilatus", 47.0362, 8.2781, "Kriens", "Schlossweg 1, 6010 Kriens", { price: 119, minutes: 150, sale: "on-request" }],
  [2335, "fondue-cabin-davos", "davos", 46.796, 9.8213, "Davos Platz", "Brämastrasse 1, 7270 Davos Platz", { price: 84, minutes: 180, land: "snow-slope" }],
  [
    2336,
    "fondue-backpack-gstaad",
    "gstaad",
    46.475,
    7.2861,
    "Gstaad",
    "Promenade 41, 3780 Gstaad",
    { times: ["11:00"], price: 39, minutes: 180, land: "snow-slope", two: true },
  ],
]);
