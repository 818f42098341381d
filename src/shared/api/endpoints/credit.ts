import { getCredit, getCreditPackages, redeemCreditCode } from '../contract/credit';
import { createEndpoint } from '../create-endpoint';

export const getCreditFx = createEndpoint(getCredit);
export const getCreditPackagesFx = createEndpoint(getCreditPackages);
export const redeemCreditCodeFx = createEndpoint(redeemCreditCode);
