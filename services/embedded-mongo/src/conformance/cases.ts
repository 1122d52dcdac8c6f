import { EJSON } from 'bson'
import type { Collection } from 'mongodb'

/** A document whose `_id` is a number. */
export interface Numbered {
  _id: number
  [field: string]: unknown
}

/** Puts the documents into a collection, numbered from 1 in their order. */
export async function fill(collection: Collection<Numbered>, documents: object[]): Promise<void> {
  await collection.insertMany(documents.map((document, index) => ({ _id: index + 1, ...document })))
}

/** The name of a case: its input as a person would write it. */
export const shown = (value: unknown): string => EJSON.stringify(value, { relaxed: true })

export const ids = (documents: { _id: unknown }[]): unknown[] => documents.map(({ _id }) => _id)

/** What a call is refused with. @throws when it is not refused */
export async function refusal(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    () => 'nothing was refused',
    error => error.code,
  )
  return outcome
}
