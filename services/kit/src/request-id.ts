import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Runs what answers one request, or does one job; every line that it logs carries the request's id. */
export const inRequest = <Result>(requestId: string, work: () => Result): Result => requests.run(requestId, work)

/** The id of the request that this code runs for. */
export const currentRequestId = (): string | undefined => requests.getStore()
