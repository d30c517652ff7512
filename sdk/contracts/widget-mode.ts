/**
 * Parameters that open a page of the shop in widget mode, in a partner's frame (discovery spec §2): any of them does.
 */
export const widgetParameters = ["widgetBrandColor", "widgetLogoUrl", "widgetShowNavigation"] as const;
