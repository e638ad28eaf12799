/** Where in the site the page is. */
import { createSignal } from 'solid-js';
import { addressOf, routeOf, type Route } from './address.js';

const [route, setRoute] = createSignal<Route>(routeOf(location.hash));
addEventListener('hashchange', () => setRoute(routeOf(location.hash)));

export { route };
export const goTo = (to: Route): void => {
  location.hash = addressOf(to);
};
