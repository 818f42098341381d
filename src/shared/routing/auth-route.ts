import { createRoute } from './create-route';

/**
 * The sign-in page. It stands apart from the other routes because it comes with the models of the
 * further pages: nothing of it is needed for the first screen. When those models come after the
 * arrival, the page hears of it as `updated`, so `opened` alone is never enough.
 */
export const authRoute = createRoute('auth');
