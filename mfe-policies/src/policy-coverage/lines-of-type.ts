import type { LimitName } from './limit-lines'
import { limitLines } from './limit-lines'

/** The lines of business that a policy of a type usually has limits of. */
const usual: Readonly<Record<string, readonly string[]>> = {
  GENERAL_LIABILITY: ['General liability'],
  PRODUCT_LIABILITY: ['General liability'],
  PROFESSIONAL_LIABILITY: ['General liability'],
  BUSINESS_OWNERS: ['General liability', 'Property'],
  PACKAGE: ['General liability', 'Property'],
  PROPERTY: ['Property'],
  RENTAL: ['Property'],
  CYBER: ['Cyber'],
  UMBRELLA: ['Umbrella'],
  EXCESS: ['Excess'],
  WORKERS_COMPENSATION: ['Workers compensation'],
}

/** Those that the form shows at once: what the type has, and whatever is filled in already. */
export function linesOf(type: string, limits: Readonly<Record<LimitName, number>>): ReadonlySet<string> {
  const filled = limitLines.filter(line => line.limits.some(([name]) => Number.isFinite(limits[name])))
  return new Set([...(usual[type] ?? []), ...filled.map(({ line }) => line)])
}
