/** The id of Develop in the dev environments, and of `other` elsewhere. */
export const OWN_CLIENT_ID = '10';
