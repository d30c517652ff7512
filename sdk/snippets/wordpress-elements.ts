/** The elements that the WordPress plugin has a block and a shortcode for, once custom-elements.json has them. */
export const wordpressElements = ["listing", "activity", "booking", "button", "search", "map", "transport"] as const;
