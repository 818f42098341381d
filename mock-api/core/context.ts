import type { GenericSchema, InferOutput } from 'valibot';

import type { Operation } from '@/shared/api/contract/operation';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import type { MediaSource } from '../media/media-source';

type Part<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** The input of a handler: the parsed request, the caller's account and the state. */
export interface Context<O extends Omit<Operation, 'method'>> {
  readonly params: Part<O['params']>;
  readonly query: Part<O['query']>;
  readonly body: Part<O['body']>;
  readonly account: O['access'] extends 'user' ? Account : Account | null;
  /** The `client-id` header; empty for calls that need no client headers. */
  readonly clientId: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The origin of the request. Media URLs in answers use it. */
  readonly origin: string;
  readonly db: Db;
  readonly media: MediaSource;
  /** Extra headers of the answer. */
  readonly replyHeaders: Record<string, string>;
}
