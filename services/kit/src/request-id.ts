import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './signed-context.ts'

const requests = new AsyncLocalStorage<Caller>()

/** Runs what answers one request, or does one job, for whoever it is done; every line that it logs carries the request's id. */
export const inRequest = <Result>(caller: Caller, work: () => Result): Result => requests.run(caller, work)

/** For whom this code runs. What no one asked for, such as a job, is done by the product: `system:<name>`. */
export const currentCaller = (): Caller | undefined => requests.getStore()

/** The id of the request that this code runs for. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId

/** Who asks on the product's own behalf, in the agency of the scope. @param name of the job or consumer */
export const systemCaller = (name: string, requestId: string): Caller => ({ requestId, userId: `system:${name}` })
