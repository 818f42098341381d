import { createEffect } from 'effector';

import { readAddress } from './address';
import { readHostMeta } from './page-meta';

/** The origins of the support chat and of the page; they are equal where no chat host is set. */
export interface ChatHost {
  readonly chatOrigin: string;
  readonly appOrigin: string;
}

/** Reads the chat host, which the server writes into the page's head. */
export const readChatHostFx = createEffect((): ChatHost => {
  const { origin } = readAddress();
  return { chatOrigin: readHostMeta('shenidar-chat-host') || origin, appOrigin: origin };
});
