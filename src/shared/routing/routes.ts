import { createRoute } from './create-route';

/** The pages that have a model. */
export const shopRoute = createRoute('shop');
export const productRoute = createRoute('product');
export const commentsRoute = createRoute('comments');
export const artistRoute = createRoute('artist');
export const publisherRoute = createRoute('publisher');
export const clpRoute = createRoute('clp');
export const catalogRoute = createRoute('catalog');
export const catalogLandingRoute = createRoute('catalog-landing');
export const libraryRoute = createRoute('library');
export const archiveRoute = createRoute('archive');
export const wishlistRoute = createRoute('wishlist');
export const profileRoute = createRoute('profile');
export const creditRoute = createRoute('credit');
export const creditCodeRoute = createRoute('credit-code');
export const subscriptionRoute = createRoute('subscription');
export const authRoute = createRoute('auth');
export const appCheckoutRoute = createRoute('app-checkout');
export const aboutRoute = createRoute('about');
export const webviewPageRoute = createRoute('webview-page');
export const aboutBookRoute = createRoute('about-book');
export const landingRoute = createRoute('landing');
export const feedbackRoute = createRoute('feedback');
