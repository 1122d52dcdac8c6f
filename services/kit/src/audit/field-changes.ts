import mongoose, { type mongo } from 'mongoose'

/** One field of a record as a mutation found and left it; null: it was not there. */
export interface FieldChange {
  /** Parts joined by dots: `business.mailingAddress.zone`. */
  path: string
  before: string | null
  after: string | null
}

/** They tell nothing about what was changed. */
const unspoken = ['_id', 'agencyId']
/** Long texts are shown up to here. */
const maxCharacters = 500

/** What differs between two stored records, field by field, as texts. */
export function fieldChanges(before: mongo.BSON.Document | null, after: mongo.BSON.Document | null): FieldChange[] {
  const [old, present] = [fieldsOf(before), fieldsOf(after)]
  const paths = new Set([...old.keys(), ...present.keys()])
  return [...paths].flatMap(path => {
    const change = { path, before: old.get(path) ?? null, after: present.get(path) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function fieldsOf(record: mongo.BSON.Document | null): Map<string, string> {
  const { EJSON } = mongoose.mongo.BSON
  const plain = record ? (JSON.parse(EJSON.stringify(record, { relaxed: true })) as object) : {}
  const fields = Object.entries(plain).filter(([name]) => !unspoken.includes(name))
  return new Map(fields.flatMap(([name, value]) => textsOf(name, value)))
}

function textsOf(path: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, shortened(String(value))]]
  const special = Object.entries(value).find(([name]) => name.startsWith('$'))
  if (special) return [[path, shortened(String(special[1]))]]
  return Object.entries(value).flatMap(([name, inner]) => textsOf(`${path}.${name}`, inner))
}

const shortened = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)
