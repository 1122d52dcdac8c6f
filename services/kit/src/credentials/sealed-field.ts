import mongoose, { type Model, SchemaType } from 'mongoose'
import { currentAgencyId } from '../scope.ts'
import { currentDataKey } from './data-keys.ts'
import { isSealed, openBytes, type SealedText, sealBytes } from './sealed-text.ts'

/** A field that takes sealed text only, whichever way it is written: plain text in it is a defect and never stored. */
class SealedField extends SchemaType {
  static schemaName = 'Sealed'

  constructor(path: string, options: object) {
    super(path, options as never, 'Sealed')
  }

  override cast(value: unknown) {
    if (value === null || value === undefined || isSealed(value)) return value
    // Of any other error mongoose makes one that shows the value.
    throw new mongoose.Error.CastError('Sealed', '[redacted]', this.path)
  }
}
Object.assign(mongoose.Schema.Types, { Sealed: SealedField })

/**
 * A field for the credential of a third party (quality bar 23). It holds what `seal` made, is left out of audit entries
 * and of every query that does not name it (`select('+apiKey')`), and no output type of the API may have it.
 * @example const schema = new Schema({ apiKey: sealed() })
 */
export const sealed = () => ({ type: SealedField as never, secret: true, select: false })

/** The paths of a model that are sealed. */
export const sealedPaths = (model: Model<never>): string[] =>
  Object.entries(model.schema.paths).flatMap(([path, type]) => (type instanceof SealedField ? [path] : []))

/** The one field of one record that a credential is for. */
export interface SealedPlace {
  // biome-ignore lint/suspicious/noExplicitAny: any model has such fields.
  model: Model<any>
  id: mongoose.Types.ObjectId | string
  field: string
}

const placeOf = ({ model, id, field }: SealedPlace) => [
  currentAgencyId(),
  model.collection.collectionName,
  String(id),
  field,
]

/**
 * Seals a credential for one field of one record of the current agency.
 * @example await Carrier.updateOne({ _id: id }, { apiKey: await seal({ model: Carrier, id, field: 'apiKey' }, input.apiKey) })
 */
export async function seal(place: SealedPlace, credential: string): Promise<SealedText> {
  return sealBytes(await currentDataKey(), Buffer.from(credential), placeOf(place))
}

/** @throws when it was sealed for another agency, record or field, or was changed */
export async function unseal(place: SealedPlace, text: string): Promise<string> {
  if (!isSealed(text)) throw new Error(`The field ${place.field} holds no sealed text.`)
  return openBytes(await currentDataKey(), text, placeOf(place)).toString()
}
