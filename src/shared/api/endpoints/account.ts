import { changeEmail, changePassword, getProfile, saveProfile } from '../contract/account';
import { createEndpoint } from '../create-endpoint';

export const getProfileFx = createEndpoint(getProfile);
export const saveProfileFx = createEndpoint(saveProfile);
export const changePasswordFx = createEndpoint(changePassword);
export const changeEmailFx = createEndpoint(changeEmail);
