import { parseInput } from '@coverdesk/kit'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import { carrierNames, createCarrierInput } from './carrier.rules.ts'

/**
 * A company for the agency's lists. Who is there already, however the name is written, stays as it is and only becomes what
 * it was not yet: two people who add the same one at once get the same one.
 *
 * @throws VALIDATION_FAILED by field
 */
export async function createCarrier(input: unknown): Promise<CarrierRecord> {
  const { name, isCarrier, isBroker, claimsPhone } = parseInput(createCarrierInput, input)
  const names = carrierNames(name)
  const known = await InsuranceCarrier.findOne({ sortName: names.sortName }).lean()
  if (!known) return (await InsuranceCarrier.create({ ...names, isCarrier, isBroker, claimsPhone })).toObject()
  const becomes = {
    ...(isCarrier && !known.isCarrier && { isCarrier }),
    ...(isBroker && !known.isBroker && { isBroker }),
    ...(claimsPhone && !known.claimsPhone && { claimsPhone }),
  }
  if (Object.keys(becomes).length === 0) return known
  const changed = await InsuranceCarrier.findByIdAndUpdate(
    known._id,
    { $set: becomes, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean()
  return changed ?? known
}
