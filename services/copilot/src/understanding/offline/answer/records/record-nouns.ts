import { type InsuranceType, insuranceTypeNames } from '@coverdesk/coverage'
import type { Findings } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { asText, inWords } from '../markdown.ts'
import { linkTo } from './record-facts.ts'

const nouns: Record<string, [string, string]> = {
  POLICY: ['policy', 'policies'],
  ACCOUNT: ['client', 'clients'],
  CARRIER: ['carrier', 'carriers'],
  CONTACT: ['contact', 'contacts'],
  CERTIFICATE: ['certificate', 'certificates'],
  CERTIFICATE_HOLDER: ['certificate holder', 'certificate holders'],
  SERVICE_REQUEST: ['service request', 'service requests'],
}
const states: Record<string, string> = {
  ...{ BINDING: 'binding', PENDING: 'pending', INFORCE: 'in force', EXPIRED: 'expired', CANCELED: 'canceled' },
}

/** "open service requests of Pinnacle Roofing & Sheet Metal": what was looked for. */
export function whatOf({ graph, time }: RecordQuestion, { named }: Findings, count: number): string {
  const { relation = 'ACCOUNT', filters = {} } = graph
  const [one, many] = nouns[relation] ?? ['record', 'records']
  const lines = linesOf(filters.insuranceTypes)
  const before = [
    filters.requestState?.toLowerCase(),
    filters.isUnassigned && 'unassigned',
    filters.requestType
      ?.toLowerCase()
      .replaceAll('_', ' ')
      .replace(/ request$/, ''),
    ...(relation === 'POLICY' ? (filters.policyStates ?? []).map(state => states[state]).slice(0, 1) : []),
    ...(relation === 'POLICY' && lines ? [lines] : []),
  ].filter(Boolean)
  return [
    ...before,
    count === 1 ? one : many,
    ...(relation !== 'POLICY' && lines ? [`with ${lines}`] : []),
    ...(filters.lacking ? [`without ${linesOf(filters.lacking)}`] : []),
    ...(filters.isLoss ? ['that report a loss'] : []),
    ...(filters.zones ? [`in ${filters.zones.join(', ')}`] : []),
    ownersIn(named),
    time && `(${asText(time)})`,
  ]
    .filter(Boolean)
    .join(' ')
}

const linesOf = (types: readonly InsuranceType[] | undefined): string =>
  inWords((types ?? []).map(type => insuranceTypeNames[type]))

const maxNames = 3

/** "of Bayview Marine Services LLC with Coastline Mutual" */
function ownersIn(named: Findings['named']): string {
  return named
    .map(({ kind, words, records }) => {
      const names =
        records.length > maxNames
          ? [asText(words)]
          : records.map(({ id, name }) =>
              kind === 'CONTACT' ? linkTo({ title: name, path: `/app/accounts/contacts/${id}` }) : asText(name),
            )
      const joint = kind === 'CARRIER' ? 'with' : kind === 'COLLEAGUE' ? 'of' : kind === 'PLACE' ? 'in' : 'of'
      return `${joint} ${inWords([...new Set(names)])}`
    })
    .join(' ')
}
