/**
 * Where an address may be changed. Text from outside becomes one through `shared/routing/return-path.ts`
 * (fault list B4); so that nobody goes around it, everyone else asks `navigateFx` or draws a link.
 */

/** The router's own wiring, and the two places that move on within the app before there are models. */
export const doors = [
  'src/shared/routing/**',
  'src/app/mount.tsx',
  'src/app/router-adapter.ts',
  'src/app/routes.tsx',
  'src/app/partner-arrival.ts',
  'src/pages/plain/view.tsx',
];

const location = '[object.name="location"], [object.property.name="location"]';
const names = (/** @type {string[]} */ ...list) => `/^(?:${list.join('|')})$/`;

/** What changes an address, for `no-restricted-syntax`. */
export const noOtherDoor = [
  `CallExpression > MemberExpression.callee[property.name=${names('assign', 'replace')}]:matches(${location})`,
  `CallExpression > MemberExpression.callee[property.name=${names('pushState', 'replaceState', 'navigate')}]`,
  'CallExpression > MemberExpression.callee[object.name="window"][property.name="open"]',
  `CallExpression[callee.name=${names('redirect', 'redirectDocument', 'navigate', 'useNavigate')}]`,
  `AssignmentExpression > MemberExpression.left[property.name=${names('href', 'location')}]`,
  'AssignmentExpression > Identifier.left[name="location"]',
  'JSXOpeningElement[name.name="Navigate"]',
].map((selector) => ({
  selector,
  message: 'Addresses change through navigateFx; text from outside passes returnPath first.',
}));
