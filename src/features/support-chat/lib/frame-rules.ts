/** How the app frames a page, and whose messages it takes. */
export interface FrameRules {
  readonly sandbox: string;
  /** The `origin` of the messages of the framed page. */
  readonly messageOrigin: string;
}

const freedoms = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';

/**
 * The sandbox of the chat. A foreign host keeps its own origin, which its storage needs. A page of the app's own
 * origin must not: with scripts and our origin it could read the tokens and leave its sandbox. Its messages then
 * come from an opaque origin, which browsers write as `null`.
 */
export function frameRules(chatOrigin: string, appOrigin: string): FrameRules {
  return chatOrigin === appOrigin
    ? { sandbox: freedoms, messageOrigin: 'null' }
    : { sandbox: `${freedoms} allow-same-origin`, messageOrigin: chatOrigin };
}
