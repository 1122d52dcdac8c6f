import mongoose from 'mongoose'

/** Equal values have equal texts, whatever the order of their keys; every BSON type keeps its own form. */
export const canonicalText = (value: object): string => {
  const { EJSON } = mongoose.mongo.BSON
  return JSON.stringify(inOrder(JSON.parse(EJSON.stringify(value, { relaxed: false }))))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!value || typeof value !== 'object') return value
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, inner]) => [key, inOrder(inner)]))
}
