/**
 * The path of `getPage` below the API's base, apart from the call: its schema comes with the first navigation, the
 * request is sent before.
 */
export const pagesPath = "/pages/";
