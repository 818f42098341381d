import { createRoute } from './create-route';

/** The pages that have a model. */
export const shopRoute = createRoute('shop');
export const productRoute = createRoute('product');
export const commentsRoute = createRoute('comments');
export const clpRoute = createRoute('clp');
export const libraryRoute = createRoute('library');
export const archiveRoute = createRoute('archive');
export const profileRoute = createRoute('profile');
export const creditRoute = createRoute('credit');
export const creditCodeRoute = createRoute('credit-code');
export const subscriptionRoute = createRoute('subscription');
export const authRoute = createRoute('auth');
export const appCheckoutRoute = createRoute('app-checkout');
