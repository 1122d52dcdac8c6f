import type { AsyncLocalStorage } from 'node:async_hooks'
import mongoose from 'mongoose'

type Session = mongoose.mongo.ClientSession

/**
 * The session of the mutation's transaction that this code runs in, or undefined outside of one. Mongoose's own calls
 * join by themselves; a call of the driver passes it on.
 */
export function currentSession(): Session | undefined {
  const base = mongoose as unknown as { transactionAsyncLocalStorage?: AsyncLocalStorage<{ session: Session }> }
  return base.transactionAsyncLocalStorage?.getStore()?.session
}

/** A call of the driver does not join the mutation's transaction by itself. */
export function joined<Options extends object>(options: Options): Options & { session?: Session } {
  const session = currentSession()
  return session ? { ...options, session } : options
}
