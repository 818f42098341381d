import { orderWithoutPayment, processWithCredit } from '../contract/orders';
import { createEndpoint } from '../create-endpoint';

export const orderWithoutPaymentFx = createEndpoint(orderWithoutPayment);
export const processWithCreditFx = createEndpoint(processWithCredit);
