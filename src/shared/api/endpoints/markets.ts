import { directPurchase, validateMarketPurchase } from '../contract/markets';
import { createEndpoint } from '../create-endpoint';

export const directPurchaseFx = createEndpoint(directPurchase);
export const validateMarketPurchaseFx = createEndpoint(validateMarketPurchase);
