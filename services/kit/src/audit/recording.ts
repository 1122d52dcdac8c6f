import type { Model, mongo, Schema } from 'mongoose'

/** How the changes of a model are recorded. */
export interface Recording {
  /** The GraphQL type whose events its changes emit; none: no events. */
  typename?: string | undefined
  secrets: string[]
  /** The agency whose audit trail a record belongs to. */
  agencyOf(record: mongo.BSON.Document): unknown
}

const recordings = new WeakMap<Schema, Recording>()

export const setRecording = (schema: Schema, recording: Recording): void => void recordings.set(schema, recording)

/** @throws for a model that is not recorded */
export function recordingOf(model: Model<unknown>): Recording {
  const recording = recordings.get(model.schema)
  if (!recording) throw new Error(`The changes of ${model.modelName} are not recorded.`)
  return recording
}
