import {
  connectToken,
  externalLogin,
  registerMobile,
  requestToken,
  sendResetPassword,
} from '../contract/auth';
import { createEndpoint } from '../create-endpoint';

export const requestTokenFx = createEndpoint(requestToken);
export const connectTokenFx = createEndpoint(connectToken);
export const externalLoginFx = createEndpoint(externalLogin);
export const sendResetPasswordFx = createEndpoint(sendResetPassword);
export const registerMobileFx = createEndpoint(registerMobile);
