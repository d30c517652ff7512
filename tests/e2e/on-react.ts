/** Journeys that `npm test` also runs with React in Preact's place: hydration, navigation, account, team, check-out. */
export const journeysOnReact = [
  /keeps its nodes when scripts load/,
  /a link shows another page in the same document/,
  /Back shows the page as it was left, at/,
  /an answer that breaks its contract is an error page/,
  /a visitor signs up, signs out, and signs in again/,
  /a customer finds the new booking in the account, cancels it/,
  /the team changes a price and a title/,
  /a guest who signs in keeps the cart/,
  /a paid booking's confirmation requests no cart/,
];
