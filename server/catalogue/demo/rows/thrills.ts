import { rowsOf } from "./row.ts";

export const viaFerratas = rowsOf("viaFerrata", [
  [
    2736,
    "via-ferrata-muerren",
    "lauterbrunnen",
    46.5594,
    7.893,
    "Mürren",
    "Chalet Sportzentrum, 3825 Mürren",
    { price: 119, minutes: 210, two: true, rated: [4.9, 89] },
  ],
  [2737, "via-ferrata-daubenhorn", "leukerbad", 46.384, 7.6232, "Gemmi", "Gemmistrasse 12, 3954 Leukerbad", { price: 190, minutes: 480 }],
  [2738, "via-ferrata-fuerenwand", "engelberg", 46.8005, 8.4541, "Fürenalp", "Wasserfallstrasse 300, 6390 Engelberg", { price: 145, minutes: 300 }],
  [2739, "via-ferrata-braunwald", "glarus", 46.9418, 8.9954, "Braunwald", "Dorfstrasse 2, 8784 Braunwald", { price: 139, minutes: 360 }],
  [2740, "via-ferrata-pinut", "flims", 46.8405, 9.3066, "Fidaz", "Via Fidaz, 7019 Fidaz", { price: 115, minutes: 240 }],
  [2741, "via-ferrata-tour-dai", "aigle", 46.3438, 7.0117, "Leysin", "Place Large, 1854 Leysin", { price: 129, minutes: 270, land: "alpine-valley" }],
  [2742, "via-ferrata-sulzfluh", "davos", 47.0183, 9.8403, "St. Antönien", "Platz, 7246 St. Antönien", { price: 159, minutes: 420, rated: null, sale: "over" }],
]);

export const climbings = rowsOf("climbing", [
  [2751, "climbing-ponte-brolla", "locarno", 46.1861, 8.7516, "Ponte Brolla", "Stazione, 6652 Ponte Brolla", { price: 98, minutes: 240, land: "gorge" }],
  [
    2752,
    "climbing-hall-schlieren",
    "zurich",
    47.4008,
    8.4459,
    "Schlieren",
    "Kohlestrasse 12, 8952 Schlieren",
    { price: 69, minutes: 150, season: "all", land: "interior" },
  ],
  [
    2753,
    "climbing-grimsel-granite",
    "meiringen",
    46.5723,
    8.333,
    "Grimsel Hospiz",
    "Grimselstrasse, 3864 Guttannen",
    { price: 149, minutes: 420, land: "high-plateau", two: true },
  ],
  [2754, "climbing-saint-loup", "yverdon", 46.6673, 6.5149, "La Sarraz", "Pompaples, 1318 Pompaples", { price: 85, minutes: 210, land: "forest" }],
  [2755, "bouldering-avers", "viamala", 46.5445, 9.4376, "Ausserferrera", "Dorf, 7444 Ausserferrera", { price: 79, minutes: 240, land: "forest" }],
]);

export const ropeParks = rowsOf("ropePark", [
  [2766, "rope-park-interlaken", "interlaken", 46.6785, 7.8689, "Wagnerenschlucht", "Wagnerenstrasse, 3800 Interlaken", { price: 42, two: true }],
  [2767, "rope-park-pilatus", "pilatus", 46.9906, 8.2619, "Fräkmüntegg", "Fräkmüntegg, 6010 Kriens", { price: 34 }],
  [2768, "rope-park-balmberg", "solothurn", 47.268, 7.5388, "Balmberg", "Oberbalmberg, 4524 Günsberg", { price: 36, land: "forest" }],
  [2769, "rope-park-rhine-falls", "neuhausen", 47.6793, 8.6117, "Neuhausen", "Nohlstrasse, 8212 Neuhausen", { price: 40, land: "city-river" }],
  [2770, "rope-park-aigle", "aigle", 46.3153, 6.9564, "Les Glariers", "Chemin des Glariers, 1860 Aigle", { price: 38, land: "forest" }],
  [2771, "rope-park-gordola", "locarno", 46.1824, 8.8652, "Gordola", "Via Campeggio, 6596 Gordola", { price: 39, land: "forest" }],
  [2772, "rope-park-charmey", "gruyeres", 46.6196, 7.1647, "Charmey", "Route des Arses, 1637 Charmey", { price: 32, land: "forest" }],
  [2773, "rope-park-davos", "davos", 46.7996, 9.831, "Färich", "Flüelastrasse, 7260 Davos Dorf", { price: 37 }],
]);

export const summerToboggans = rowsOf("summerToboggan", [
  [2781, "fraekigaudi-pilatus", "pilatus", 46.9907, 8.262, "Fräkmüntegg", "Fräkmüntegg, 6010 Kriens", { price: 10, metres: 1350, two: true }],
  [2782, "toboggan-oeschinen", "kandersteg", 46.4995, 7.7024, "Oeschinen", "Bergstation, 3718 Kandersteg", { price: 8, metres: 750 }],
  [
    2783,
    "toboggan-pradaschier",
    "lenzerheide",
    46.7827,
    9.5467,
    "Churwalden",
    "Girabodaweg 2, 7075 Churwalden",
    { price: 28, metres: 3100, two: true, rated: [4.7, 95] },
  ],
  [2784, "floomzer-flumserberg", "flumserberg", 47.0921, 9.2746, "Chrüz", "Tannenbodenalp, 8898 Flumserberg", { price: 14, metres: 2000 }],
  [2785, "toboggan-jakobsbad", "appenzell", 47.3169, 9.3272, "Jakobsbad", "Jakobsbadstrasse 76, 9108 Jakobsbad", { price: 9, metres: 1000 }],
  [2786, "feeblitz-saas-fee", "saasFee", 46.1058, 7.9287, "Saas-Fee", "Panoramastrasse, 3906 Saas-Fee", { price: 9, metres: 900 }],
  [2787, "toboggan-heimwehfluh", "interlaken", 46.6779, 7.852, "Heimwehfluh", "Heimwehfluhweg, 3800 Interlaken", { price: 18, metres: 500 }],
]);

export const scooters = rowsOf("scooter", [
  [2796, "trottibike-bort", "grindelwald", 46.6252, 8.0397, "Grindelwald First", "Dorfstrasse 187, 3818 Grindelwald", { price: 38, metres: 4500, two: true }],
  [2797, "scooter-crans-cry-der", "cransMontana", 46.3117, 7.4708, "Crans", "Route des Téléphériques, 3963 Crans-Montana", { price: 32, metres: 6000 }],
  [2798, "scooter-sattel-hochstuckli", "schwyz", 47.0803, 8.6345, "Sattel", "Schlagstrasse, 6417 Sattel", { price: 29, metres: 8000 }],
  [2799, "scooter-brunni-engelberg", "engelberg", 46.8242, 8.4044, "Brunni", "Wydenstrasse 55, 6390 Engelberg", { price: 34, metres: 7000 }],
  [2800, "scooter-torrent", "leukerbad", 46.3768, 7.6319, "Torrent", "Torrentbahnen, 3954 Leukerbad", { price: 36, metres: 10000 }],
  [2801, "mountain-kart-lenzerheide", "lenzerheide", 46.7262, 9.5569, "Scharmoin", "Voa Principala, 7078 Lenzerheide", { price: 30, metres: 5000 }],
]);

export const ziplines = rowsOf("zipline", [
  [2811, "zipline-sternensauser", "einsiedeln", 46.9764, 8.8246, "Hoch-Ybrig", "Weglosen, 8842 Unteriberg", { price: 39, metres: 2400, land: "alpine-valley" }],
  [
    2812,
    "bungee-verzasca-dam",
    "verzasca",
    46.1967,
    8.8483,
    "Contra-Damm",
    "Diga Contra, 6596 Gordola",
    { price: 255, metres: 220, land: "gorge", two: true, rated: [4.9, 76] },
  ],
  [
    2813,
    "zipline-frutt",
    "engelberg",
    46.7727,
    8.2683,
    "Melchsee-Frutt",
    "Frutt, 6068 Melchsee-Frutt",
    { price: 25, metres: 600, land: "mountain-lake", rated: null },
  ],
  [
    2814,
    "canyon-swing-grindelwald",
    "grindelwald",
    46.6123,
    8.0464,
    "Gletscherschlucht",
    "Gletscherstrasse 51, 3818 Grindelwald",
    { price: 139, metres: 90, land: "gorge" },
  ],
]);

export const tandemFlights = rowsOf("tandemFlight", [
  [2821, "tandem-davos", "davos", 46.7959, 9.8214, "Davos Platz", "Brämabüelstrasse, 7270 Davos Platz", { price: 190 }],
  [2822, "tandem-engelberg", "engelberg", 46.8242, 8.4045, "Brunni", "Wydenstrasse 55, 6390 Engelberg", { price: 180, two: true }],
  [2823, "tandem-verbier", "verbier", 46.0966, 7.236, "Médran", "Place de Médran, 1936 Verbier", { price: 190 }],
  [2824, "tandem-zermatt", "zermatt", 46.0243, 7.7518, "Zermatt Rothorn", "Vispastrasse 32, 3920 Zermatt", { price: 210, two: true }],
  [2825, "tandem-cimetta", "locarno", 46.1757, 8.8009, "Orselina", "Via Santuario 5, 6644 Orselina", { price: 190, land: "palm-lake" }],
  [2826, "tandem-villeneuve", "montreux", 46.3978, 6.9278, "Villeneuve", "Grand-Rue, 1844 Villeneuve", { price: 180, land: "wide-lake" }],
  [2827, "tandem-fiesch", "goms", 46.407, 8.1353, "Fiesch", "Furkastrasse 60, 3984 Fiesch", { price: 185, land: "high-glacier" }],
  [
    2828,
    "tandem-lauterbrunnen",
    "lauterbrunnen",
    46.5594,
    7.8931,
    "Mürren",
    "Schilthornbahn, 3825 Mürren",
    { price: 180, land: "valley-falls", sale: "in-demand" },
  ],
]);

export const balloons = rowsOf("balloon", [
  [
    2836,
    "balloon-chateau-doex",
    "gstaad",
    46.4727,
    7.1339,
    "Château-d’Œx",
    "Chemin des Ballons 2, 1660 Château-d’Œx",
    { price: 390, two: true, rated: [4.9, 71], sale: "on-request" },
  ],
  [2837, "balloon-toggenburg", "toggenburg", 47.2233, 9.1749, "Nesslau", "Hauptstrasse, 9650 Nesslau", { price: 380 }],
  [2838, "balloon-fribourg", "fribourg", 46.8103, 7.1481, "Fribourg", "Avenue du Général-Guisan, 1700 Fribourg", { price: 360 }],
  [
    2839,
    "balloon-zurich-highlands",
    "rapperswil",
    47.3176,
    8.7943,
    "Wetzikon",
    "Bahnhofstrasse, 8620 Wetzikon",
    { price: 370, rated: null, land: "rolling-prealps" },
  ],
]);

export const scenicFlights = rowsOf("scenicFlight", [
  [
    2846,
    "helicopter-matterhorn",
    "zermatt",
    46.0301,
    7.753,
    "Heliport",
    "Spissstrasse 107, 3920 Zermatt",
    { price: 250, minutes: 20, land: "high-glacier", two: true },
  ],
  [
    2847,
    "helicopter-jungfrau",
    "lauterbrunnen",
    46.6129,
    7.9094,
    "Gsteigwiler",
    "Heliport, 3814 Gsteigwiler",
    { price: 230, minutes: 20, land: "high-glacier" },
  ],
  [
    2848,
    "glider-bex",
    "aigle",
    46.2584,
    6.9864,
    "Bex",
    "Aérodrome des Placettes, 1880 Bex",
    { price: 160, minutes: 45, land: "alpine-valley", sale: "on-request" },
  ],
  [2849, "plane-bern-alps", "bern", 46.9117, 7.4994, "Bern-Belp", "Flugplatzstrasse 31, 3123 Belp", { price: 195, minutes: 45, land: "high-glacier" }],
  [2850, "helicopter-sion-glaciers", "sion", 46.2196, 7.3378, "Sion", "Route de l’Aéroport, 1950 Sion", { price: 240, minutes: 25, land: "high-glacier" }],
]);
