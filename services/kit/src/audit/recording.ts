import mongoose, { type Model, type mongo, type Schema } from 'mongoose'

/** How the changes of a model are recorded. */
export interface Recording {
  /** The GraphQL type whose events its changes emit; none: no events. */
  typename?: string | undefined
  secrets: string[]
  /** The records of other models that a record names: type of those, and the field with their id. */
  refersTo?: Readonly<Record<string, string>> | undefined
  /** The agency whose audit trail a record belongs to. */
  agencyOf(record: mongo.BSON.Document): unknown
}

const recordings = new WeakMap<Schema, Recording>()

export const setRecording = (schema: Schema, recording: Recording): void => void recordings.set(schema, recording)

/** Undefined for a model whose changes are not recorded. */
export const findRecording = (model: Model<unknown>): Recording | undefined => recordings.get(model.schema)

/** @throws for a model that is not recorded */
export function recordingOf(model: Model<unknown>): Recording {
  const recording = findRecording(model)
  if (!recording) throw new Error(`The changes of ${model.modelName} are not recorded.`)
  return recording
}

/** The collections whose changes are recorded, each with the GraphQL type of its records where it has one. */
export function recordedCollections(): Map<string, string | undefined> {
  const models = Object.values(mongoose.models).filter(({ schema }) => recordings.has(schema))
  return new Map(models.map(model => [model.collection.collectionName, recordingOf(model).typename]))
}
