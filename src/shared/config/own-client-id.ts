/** The id of Develop in the dev environments, and of `other` elsewhere. Apart from the clients for a script before the first paint. */
export const OWN_CLIENT_ID = '10';
