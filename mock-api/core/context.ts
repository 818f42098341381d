import type { GenericSchema, InferOutput } from 'valibot';

import type { Operation } from '@/shared/api/contract/operation';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import type { MediaSource } from '../media/media-source';

type Part<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** What a handler sees of one call: its parsed parts, who calls, and the state to work on. */
export interface Context<O extends Omit<Operation, 'method'>> {
  readonly params: Part<O['params']>;
  readonly query: Part<O['query']>;
  readonly body: Part<O['body']>;
  readonly account: O['access'] extends 'user' ? Account : Account | null;
  /** The `client-id` header; empty on calls that need no headers. */
  readonly clientId: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The origin that the caller spoke to: addresses of media begin with it. */
  readonly origin: string;
  readonly db: Db;
  readonly media: MediaSource;
  /** Headers that the answer shall carry beside its own. */
  readonly replyHeaders: Record<string, string>;
}
