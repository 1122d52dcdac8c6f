import type { Line } from '../facts/statement.ts'
import { type Coverage, coverageOf, type Insurer } from './coverages.ts'
import { holders, insuredNames, insurers, operations, producers, streets, towns } from './names.ts'
import { type Random, random } from './random.ts'

/** A client and its insurance, from which one document is written. */
export interface Risk {
  random: Random
  insured: { name: string; address: string; operations: string }
  producer: string
  holder: { name: string; address: string }
  /** Of all lines, unless a document says otherwise. */
  insurer: Insurer
  otherInsurer: Insurer
  effective: string
  expiration: string
  issued: string
  coverage: Record<Line, Coverage>
  taxes: number
  fees: number
}

/** The same for the same name, in every run. */
export function makeRisk(name: string): Risk {
  const chance = random(name)
  const serial = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  const insurer = insurers[serial % insurers.length] ?? insurers[0]
  const otherInsurer = insurers[(serial + 1) % insurers.length] ?? insurers[1]
  const [year, month, date] = [chance.pick([2026, 2027]), chance.between(1, 12), chance.pick([1, 15, 21, 28])]
  const address = () => `${chance.between(100, 9800)} ${chance.pick(streets)}, ${chance.pick(towns)}`
  const dayOf = (day: number, ofMonth: number, ofYear: number) =>
    `${ofYear}-${String(ofMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return {
    random: chance,
    insured: {
      name: insuredNames[serial % insuredNames.length] ?? insuredNames[0],
      address: address(),
      operations: chance.pick(operations),
    },
    producer: chance.pick(producers),
    holder: { name: chance.pick(holders), address: address() },
    insurer,
    otherInsurer,
    effective: dayOf(date, month, year),
    expiration: dayOf(date, month, year + 1),
    issued: month === 1 ? dayOf(chance.between(2, 11), 12, year - 1) : dayOf(chance.between(2, 11), month - 1, year),
    coverage: coverageOf(chance, insurer),
    taxes: chance.between(200, 900) * 100 + 37,
    fees: chance.pick([15_000, 25_000, 35_000]),
  }
}
