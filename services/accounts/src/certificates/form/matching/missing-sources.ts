import type { FormField } from '@coverdesk/forms'
import { sourceByKey } from '../sources/certificate-sources.ts'

/** A source of the other kind can't be shown: a mark is no text. */
export const fits = (source: string, { kind }: Pick<FormField, 'kind'>): boolean =>
  sourceByKey.get(source)?.kind === kind

/** What a certificate can't do without, and no field is filled with, in words. */
export function missingSources(sources: readonly (string | null)[]): string[] {
  const has = (key: string) => sources.includes(key)
  const rows = new Set(
    [...sourceByKey.keys()].filter(key => key.endsWith('.policyNumber')).map(key => key.split('.')[0]),
  )
  const hasPolicy = [...rows].some(row => has(`${row}.policyNumber`) && has(`${row}.expiration`))
  return [
    ...(has('insured.name') || has('insured.nameAndAddress') ? [] : ['the name of the insured']),
    ...(has('holder.name') || has('holder.nameAndAddress') ? [] : ['the name of the holder']),
    ...(hasPolicy ? [] : ['the number of a policy and when it expires']),
  ]
}
