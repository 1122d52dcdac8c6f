import type { ExpectedRow } from './expected-row.ts'
import { dollars, type Terms, type Variation } from './terms.ts'

const limits = [
  ['Each occurrence (General', 'occurrence'],
  ['General aggregate', 'aggregate'],
] as const
const amounts = [
  ...limits,
  ['Products and completed', 'products'],
  ['Medical, each person', 'medical'],
  ['Deductible', 'deductible'],
  ['Premium', 'premium'],
] as const satisfies readonly (readonly [string, keyof Terms])[]

const isFound = (amount: Terms[keyof Terms]) => amount !== null

/** Two offers side by side. */
export const comparedRows = ({ first, second }: Variation): ExpectedRow[] =>
  amounts.map(([label, name]) => ({
    ...{ label, cells: [dollars(first[name]), dollars(second[name])] },
    isFinding: first[name] !== second[name] && isFound(first[name]) && isFound(second[name]),
  }))

/** A form's number says that there is a waiver, and not for whom. */
const waiverOf = ({ removesWaiver, hasWaiver }: Terms, removed: string, none: string) =>
  removesWaiver ? (hasWaiver ? 'Unclear' : removed) : hasWaiver ? 'Unclear' : none

/** A certificate of the first terms against a policy of the second. */
export function certificateRows({ first, second }: Variation): ExpectedRow[] {
  const rows = limits.map(([label, name]): ExpectedRow => {
    const isFinding = first[name] !== second[name]
    return { label, isFinding, cells: [isFinding ? 'Differs' : 'Agrees', dollars(first[name]), dollars(second[name])] }
  })
  const waiver = waiverOf(second, 'Not backed', 'Not found')
  return [
    ...rows,
    { label: 'Insurer', cells: ['Agrees', first.insurer, second.insurer], isFinding: false },
    { label: 'Additional insured', cells: ['Unclear: for whom isn’t shown', '', 'Owners, Lessees'], isFinding: true },
    { label: 'Waiver of subrogation', cells: [waiver], isFinding: second.removesWaiver || second.hasWaiver },
  ]
}

/** A contract that requires the second terms against a policy of the first. */
export function contractRows({ first, second }: Variation, policy: Terms): ExpectedRow[] {
  const rows = limits.map(([label, name]): ExpectedRow => {
    const isFinding = first[name] < second[name]
    return { label, isFinding, cells: [isFinding ? 'Not met' : 'Met', dollars(second[name]), dollars(first[name])] }
  })
  const waiver = waiverOf(policy, 'Not met', 'Not shown')
  return [
    ...rows,
    {
      label: 'Additional insured',
      cells: ['Unclear: for whom isn’t shown', 'additional insured', 'Owners, Lessees'],
      isFinding: true,
    },
    {
      label: 'Waiver of subrogation',
      cells: [waiver, 'waiver of subrogation'],
      isFinding: policy.removesWaiver || policy.hasWaiver,
    },
    { label: 'Notice of cancellation', cells: ['Not shown', '30', 'Not found'], isFinding: false },
  ]
}

/** One policy. */
export const summaryRows = ({ second }: Variation): ExpectedRow[] =>
  amounts
    .filter(([, name]) => isFound(second[name]))
    .map(([label, name]) => ({ label, cells: [dollars(second[name])], isFinding: false }))

/** An application that asks for the first terms, and a quote of the second. */
export function applicationRows({ first, second }: Variation): ExpectedRow[] {
  const rows = ([...limits, ['Deductible', 'deductible']] as const).map(([label, name]): ExpectedRow => {
    const isFinding = first[name] !== second[name]
    return {
      ...{ label, isFinding },
      cells: [isFinding ? 'Contradiction' : 'Confirmed', dollars(first[name]), dollars(second[name])],
    }
  })
  return [
    ...rows,
    { label: 'Named insured', cells: ['Confirmed'], isFinding: false },
    { label: 'Employees', cells: ['Only in the application', '14', 'Not found'], isFinding: false },
    { label: 'Years in business', cells: ['Missing', 'Not found', 'Not found'], isFinding: false },
  ]
}
