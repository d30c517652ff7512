import { rowsOf } from "./row.ts";

export const cityWalks = rowsOf("cityWalk", [
  [2161, "bern-old-town-walk", "bern", 46.949, 7.4392, "Bahnhofplatz", "Bahnhofplatz 10a, 3011 Bern", { price: 25, two: true, rated: [4.6, 110] }],
  [2162, "zurich-niederdorf-walk", "zurich", 47.3779, 8.5403, "Hauptbahnhof", "Bahnhofplatz 1, 8001 Zürich", { price: 28, two: true, rated: [4.4, 125] }],
  [2163, "basel-muenster-walk", "basel", 47.5547, 7.59, "Barfüsserplatz", "Steinenberg 14, 4051 Basel", { price: 24 }],
  [2164, "lucerne-murals-walk", "lucerne", 47.0505, 8.3099, "Bahnhof", "Zentralstrasse 5, 6002 Luzern", { price: 24, two: true }],
  [2165, "geneva-old-town-walk", "geneva", 46.2045, 6.1502, "Pont de la Machine", "Quai du Mont-Blanc 2, 1201 Genève", { price: 26 }],
  [2166, "lausanne-cathedral-walk", "lausanne", 46.5226, 6.6332, "Palud", "Place de la Palud 2, 1003 Lausanne", { price: 20 }],
  [2167, "fribourg-lower-town-walk", "fribourg", 46.8065, 7.1602, "Hôtel-de-Ville", "Place de l’Hôtel-de-Ville, 1700 Fribourg", { price: 22, two: true }],
  [2168, "st-gallen-oriels-walk", "stGallen", 47.4239, 9.3757, "Bankgasse", "Bankgasse 9, 9000 St. Gallen", { price: 20 }],
  [2169, "solothurn-eleven-walk", "solothurn", 47.2082, 7.5392, "St.-Ursen", "Hauptgasse 69, 4500 Solothurn", { price: 18 }],
  [2170, "chur-oldest-town-walk", "chur", 46.8489, 9.5322, "Arcas", "Arcas, 7000 Chur", { price: 18 }],
  [2171, "bellinzona-piazze-walk", "bellinzona", 46.1919, 9.0218, "Piazza Collegiata", "Piazza Collegiata 12, 6500 Bellinzona", { price: 20 }],
  [2172, "chaux-de-fonds-urbanism-walk", "chauxDeFonds", 47.1027, 6.8262, "Espacité", "Espacité 1, 2300 La Chaux-de-Fonds", { price: 22 }],
  [2173, "neuchatel-yellow-stone-walk", "neuchatel", 46.99, 6.9304, "Place du Port", "Hôtel des Postes, 2000 Neuchâtel", { price: 20 }],
  [2174, "winterthur-industry-walk", "winterthur", 47.4998, 8.7243, "Hauptbahnhof", "Im Hauptbahnhof, 8400 Winterthur", { price: 22 }],
  [2175, "thun-high-pavements-walk", "thun", 46.7586, 7.6299, "Rathausplatz", "Rathausplatz, 3600 Thun", { price: 18 }],
  [2176, "zug-cherry-town-walk", "zug", 47.1663, 8.5153, "Kolinplatz", "Kolinplatz 15, 6300 Zug", { price: 20 }],
  [2177, "schaffhausen-munot-walk", "neuhausen", 47.6958, 8.6344, "Fronwagplatz", "Vordergasse 73, 8200 Schaffhausen", { price: 20, land: "castle-hill" }],
  [
    2178,
    "poschiavo-palazzi-walk",
    "poschiavo",
    46.3243,
    10.0574,
    "Plazza da Cumün",
    "Plazza da Cumün, 7742 Poschiavo",
    { price: 16, rated: null, land: "old-town" },
  ],
]);

export const nightWatchmen = rowsOf("nightWatchman", [
  [2191, "night-watchman-bern", "bern", 46.948, 7.4476, "Zytglogge", "Bim Zytglogge 1, 3011 Bern", { two: true }],
  [2192, "night-watchman-murten", "murten", 46.9284, 7.1187, "Berntor", "Hauptgasse 1, 3280 Murten", { land: "old-town" }],
  [2193, "night-watchman-stein", "steinAmRhein", 47.6594, 8.8593, "Rathausplatz", "Rathausplatz 1, 8260 Stein am Rhein", { land: "old-town", two: true }],
  [2194, "night-watchman-rapperswil", "rapperswil", 47.2268, 8.8172, "Fischmarktplatz", "Fischmarktplatz 1, 8640 Rapperswil", { land: "old-town" }],
  [2195, "night-watchman-chur", "chur", 46.848, 9.5342, "Hof", "Hof 14, 7000 Chur", { land: "old-town" }],
  [2196, "night-watchman-baden", "baden", 47.4722, 8.3077, "Stadtturm", "Stadtturmstrasse, 5400 Baden", { land: "old-town" }],
  [2197, "ghost-walk-basel", "basel", 47.5581, 7.5878, "Marktplatz", "Marktplatz 9, 4001 Basel", { land: "old-town", sale: "in-demand" }],
]);

export const foodTours = rowsOf("foodTour", [
  [2206, "bern-market-bites", "bern", 46.9472, 7.4433, "Bundesplatz", "Bundesplatz 3, 3011 Bern", { price: 89, two: true }],
  [2207, "basel-old-flavours", "basel", 47.5581, 7.5877, "Marktplatz", "Marktplatz 9, 4001 Basel", { price: 85 }],
  [2208, "lucerne-bites-walk", "lucerne", 47.0521, 8.3059, "Mühlenplatz", "Mühlenplatz, 6004 Luzern", { price: 92 }],
  [2209, "geneva-carouge-bites", "geneva", 46.1838, 6.1395, "Place du Marché", "Place du Marché, 1227 Carouge", { price: 95 }],
  [2210, "lausanne-market-bites", "lausanne", 46.5222, 6.6335, "Riponne", "Place de la Riponne, 1005 Lausanne", { weekdays: [3, 6], price: 88 }],
  [2211, "lugano-grotto-bites", "lugano", 46.0042, 8.9519, "Piazza Riforma", "Piazza della Riforma 1, 6900 Lugano", { price: 90 }],
  [2212, "st-gallen-bratwurst-walk", "stGallen", 47.4253, 9.3762, "Marktplatz", "Marktplatz, 9000 St. Gallen", { price: 59 }],
]);

export const cityGames = rowsOf("cityGame", [
  [2221, "escape-room-zurich", "zurich", 47.3862, 8.5279, "Langstrasse", "Langstrasse 197, 8005 Zürich", { price: 42 }],
  [2222, "bear-riddle-bern", "bern", 46.948, 7.4592, "Bärenpark", "Grosser Muristalden 6, 3006 Bern", { price: 29 }],
  [2223, "murder-trail-lucerne", "lucerne", 47.0514, 8.3082, "Rathaussteg", "Rathausquai, 6004 Luzern", { price: 32 }],
  [2224, "alchemist-basel", "basel", 47.5567, 7.5859, "Spalenberg", "Spalenberg 12, 4051 Basel", { price: 34 }],
  [2225, "clockmaker-geneva", "geneva", 46.2009, 6.1489, "Bourg-de-Four", "Place du Bourg-de-Four, 1204 Genève", { price: 36 }],
  [2226, "escape-cabin-interlaken", "interlaken", 46.6863, 7.8579, "Höheweg", "Höheweg 37, 3800 Interlaken", { price: 39, land: "alpine-valley" }],
  [2227, "foxtrail-winterthur", "winterthur", 47.4998, 8.7242, "Hauptbahnhof", "Bahnhofplatz, 8400 Winterthur", { price: 30 }],
]);

export const photoWalks = rowsOf("photoWalk", [
  [2236, "photo-walk-zurich-west", "zurich", 47.3865, 8.5171, "Hardbrücke", "Hardstrasse 243, 8005 Zürich", { price: 79 }],
  [
    2237,
    "photo-sunrise-oeschinen",
    "kandersteg",
    46.4993,
    7.7194,
    "Oeschinensee",
    "Oeschinensee, 3718 Kandersteg",
    { times: ["05:00"], price: 110, land: "mountain-lake", two: true, sale: "on-request" },
  ],
  [2238, "photo-blue-hour-lucerne", "lucerne", 47.0517, 8.3072, "Kapellbrücke", "Seebrücke, 6002 Luzern", { price: 79, two: true }],
  [
    2239,
    "photo-matterhorn-stellisee",
    "zermatt",
    46.0242,
    7.7519,
    "Zermatt Sunnegga",
    "Vispastrasse 32, 3920 Zermatt",
    { price: 140, land: "mountain-lake", two: true },
  ],
  [2240, "photo-lavaux-golden-hour", "lavaux", 46.4906, 6.7292, "Cully", "Place de la Gare, 1096 Cully", { price: 85 }],
  [2241, "photo-verzasca-stone", "verzasca", 46.3087, 8.8011, "Brione", "Piazza, 6634 Brione Verzasca", { price: 95 }],
]);

export const workshops = rowsOf("workshop", [
  [2251, "wood-carving-brienz", "brienz", 46.7551, 8.0361, "Schule für Holzbildhauerei", "Schleegasse 1, 3855 Brienz", { price: 85, two: true }],
  [2252, "paper-cutting-chateau-doex", "gstaad", 46.4747, 7.1351, "Château-d’Œx", "Grand-Rue 107, 1660 Château-d’Œx", { price: 55 }],
  [2253, "watchmaking-le-locle", "chauxDeFonds", 47.0571, 6.7497, "Le Locle", "Route des Monts 65, 2400 Le Locle", { price: 160, two: true, rated: [4.9, 48] }],
  [2254, "embroidery-st-gallen", "stGallen", 47.4249, 9.3736, "Vadianstrasse", "Vadianstrasse 2, 9000 St. Gallen", { price: 65 }],
  [2255, "glass-blowing-hergiswil", "stans", 46.9838, 8.3075, "Glasi Hergiswil", "Seestrasse 12, 6052 Hergiswil", { price: 38, land: "lake-with-steep-shore" }],
  [2256, "biberli-baking-appenzell", "appenzell", 47.3309, 9.4093, "Hauptgasse", "Hauptgasse 35, 9050 Appenzell", { price: 58 }],
  [2257, "alphorn-lesson-schwyz", "schwyz", 47.0213, 8.6535, "Hauptplatz", "Hauptplatz 1, 6430 Schwyz", { price: 49 }],
  [2258, "paper-mill-basel", "basel", 47.5552, 7.6031, "St. Alban-Tal", "St. Alban-Tal 37, 4052 Basel", { price: 32 }],
  [2259, "cowbell-foundry-gstaad", "gstaad", 46.4895, 7.2744, "Saanen", "Dorfstrasse 50, 3792 Saanen", { price: 72, rated: null }],
]);
