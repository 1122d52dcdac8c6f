import type { FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordField } from '../../question/records/vocabulary/record-field.ts'
import { asText } from '../markdown.ts'

export type RecordFact = FoundRecord['facts'][number]

/** What a record says of a field. */
export const factsFor = ({ facts }: FoundRecord, { name, facts: labels }: RecordField): RecordFact[] =>
  facts
    .filter(({ label, value }) => labels.test(label) && (name !== 'limits' || /^\$/.test(value)))
    // A field names its facts in the order in which they answer.
    .sort((one, other) => labels.source.indexOf(one.label) - labels.source.indexOf(other.label))

export const factOf = ({ facts }: FoundRecord, label: string): string | undefined =>
  facts.find(fact => fact.label === label)?.value

/** Links stay inside of the product. */
export const linkTo = ({ path, title }: Pick<FoundRecord, 'path' | 'title'>): string =>
  /^\/app\/[\w\-/]+$/.test(path) ? `[${asText(title)}](${path})` : asText(title)

/** With whose it is: "General Liability CLM-10400, Bayview Marine Services LLC". */
export function named(record: FoundRecord): string {
  const owner = factOf(record, 'Account')
  return owner && owner !== record.title ? `${linkTo(record)}, ${asText(owner)}` : linkTo(record)
}

/** A policy that no longer covers, or not yet, is said to be so. */
export function standing(record: FoundRecord): string {
  const status = factOf(record, 'Status')
  return record.typename === 'BusinessPolicy' && status && status !== 'In force'
    ? ` (${asText(status.charAt(0).toLowerCase() + status.slice(1))})`
    : ''
}
