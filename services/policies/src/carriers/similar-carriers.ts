import { fold, parseInput } from '@coverdesk/kit'
import { carrierName } from '../carrier-record/carrier.rules.ts'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import { nameDistance } from './name-distance.ts'

const maxAnswered = 5
/** An agency has some hundreds; of more than this only the first by name are compared. */
const maxCompared = 2_000

/** Those that someone may have meant who typed this name, the closest first. @throws VALIDATION_FAILED */
export async function similarCarriers(name: string, filter: Record<string, unknown>): Promise<CarrierRecord[]> {
  const typed = fold(parseInput(carrierName, name))
  const carriers = await InsuranceCarrier.find(filter).sort({ sortName: 1 }).limit(maxCompared).lean<CarrierRecord[]>()
  return carriers
    .flatMap(carrier => {
      const distance = nameDistance(typed, carrier.sortName)
      return distance === undefined || distance === 0 ? [] : [{ carrier, distance }]
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxAnswered)
    .map(({ carrier }) => carrier)
}
