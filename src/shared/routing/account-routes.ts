import { createRoute } from './create-route';

/**
 * The pages of an account. Apart from the other routes because they come with the models of the
 * further pages: nothing of them is needed for the first screen. When those models come after the
 * arrival, a page hears of it as `updated`, so `opened` alone is never enough.
 */
export const subscriptionRoute = createRoute('subscription', 'subscription.plans');
export const creditRoute = createRoute('credit');
export const creditCodeRoute = createRoute('credit-code');
export const checkoutRoute = createRoute('app-checkout');
export const libraryRoute = createRoute('library');
export const archiveRoute = createRoute('archive');
