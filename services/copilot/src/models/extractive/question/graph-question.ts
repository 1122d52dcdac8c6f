import type { InsuranceType } from '@coverdesk/coverage'
import { linesNamedIn } from '../../../facts/values/lines-of-business.ts'
import { addDays } from './days.ts'

type Kind = 'ACCOUNT' | 'CONTACT' | 'POLICY' | 'CARRIER' | 'CERTIFICATE_HOLDER' | 'SERVICE_REQUEST' | 'CERTIFICATE'

type PolicyState = 'PENDING' | 'INFORCE' | 'EXPIRED' | 'CANCELED'

/** What a search of the agency’s records is given. */
export interface GraphQuestion {
  start: { kind: Exclude<Kind, 'CERTIFICATE'>; query?: string }
  relation?: Kind
  filters?: {
    insuranceTypes?: InsuranceType[]
    policyStates?: PolicyState[]
    expiresFrom?: string
    expiresTo?: string
    requestState?: 'OPEN' | 'CLOSED'
  }
}

/** In the order in which they count: "certificate holders" aren't certificates. */
const kinds: [Kind, RegExp][] = [
  ['CERTIFICATE_HOLDER', /\bholders?\b|\bwho (?:holds?|has|have)\b.*\bcertificates?\b/i],
  ['SERVICE_REQUEST', /\brequests?\b/i],
  ['CONTACT', /\bcontacts?\b/i],
  ['CARRIER', /\b(?:carriers?|insurers?|insurance compan(?:y|ies))\b|\bwho (?:insures|writes|underwrites)\b/i],
  ['CERTIFICATE', /\bcertificates?\b|\bCOIs?\b/i],
  ['ACCOUNT', /\b(?:accounts?|clients?|customers?|insureds?)\b/i],
  ['POLICY', /\b(?:policy|policies|renewals?)\b|\bexpir/i],
]
const kindIn = (text: string): Kind | undefined => kinds.find(([, words]) => words.test(text))?.[0]

const joints = /^(.*?)\b(under|of|for|with|from|by|through|to|at|does|do|did|on)\b\s+(.+)$/is
const possessive = /((?:\p{Lu}[\p{L}\p{N}&.-]*\s+)*\p{Lu}[\p{L}\p{N}&.-]*)['’]s?\s/u
const trailing =
  /\s+(?:have|has|carry|carries|hold|holds|expire|expires|expiring|renew|renewing|is|are|was|were|in|within|this|next|before|by)\b.*$/i
const ends = /[?.!,\s]+$/
/** "in the next 30 days" and "do we have" name no one. */
const isNoOne = /^(?:the\s+)?(?:next|coming|this|last|we|our agency|\d+)\b/i

/** "What coverage does Bayview have?" asks for its policies. */
const coverageOf = /\b(?:coverages?|insurance)(?=\s+(?:does|do|did)\b.+\b(?:have|carry)\b)/i

/** What a question about records asks for: "Who holds certificates under Bayview’s umbrella policy?" */
export function graphQuestion(asked: string, about: string, today: string): GraphQuestion | null {
  const question = asked.replace(coverageOf, 'policies')
  const [, head = '', joint = '', tail = ''] = joints.exec(question) ?? []
  const hasTail = kindIn(head) !== undefined && !isNoOne.test(tail)
  const wanted = kindIn(hasTail ? head : question)
  if (!wanted) return null
  const start = named(wanted, hasTail ? startIn(wanted, joint, tail) : ofOwner(wanted, question, about))
  const filters = { ...narrowingIn(question, wanted, start.query), ...filtersIn(question, today) }
  const kind = start.kind === 'CERTIFICATE' ? 'ACCOUNT' : start.kind
  const query = start.query.replace(ends, '').slice(0, 200)
  return {
    start: { kind, ...(query && { query }) },
    ...(wanted !== kind && { relation: wanted }),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

interface Start {
  kind: Kind
  query: string
}

function startIn(wanted: Kind, joint: string, tail: string): Start {
  // "of certificates for Bayview": the name comes last.
  const [, before = '', nextJoint = '', rest = ''] = joints.exec(tail) ?? []
  if (/^(?:the\s+|all\s+)?\w+\s+$/i.test(before) && kindIn(before)) return startIn(wanted, nextJoint, rest)
  const named = tail.replace(trailing, '')
  return { kind: kindIn(named) ?? usualStart(wanted, joint), query: named }
}

/** Of a name without a word that says what it names. */
function usualStart(wanted: Kind, joint: string): Kind {
  if (/^(?:with|through|by|from)$/i.test(joint) && (wanted === 'ACCOUNT' || wanted === 'POLICY')) return 'CARRIER'
  if (/^to$/i.test(joint) && wanted === 'CERTIFICATE') return 'CERTIFICATE_HOLDER'
  return 'ACCOUNT'
}

/** "Bayview’s carriers", and whose they are when it was said before. */
function ofOwner(wanted: Kind, question: string, about: string): Start {
  const [, owner = ''] = possessive.exec(question) ?? []
  const query = owner || about
  return query ? { kind: 'ACCOUNT', query } : { kind: wanted, query: '' }
}

/** "… of Bayview’s policies are general liability": Bayview is named. */
function named(wanted: Kind, start: Start): Start {
  const [, owner] = /^(.*\p{L})['’]s?\s+(?:\p{Ll}+\s+)?(?:policies|certificates)\b/u.exec(start.query) ?? []
  return owner && (wanted === 'POLICY' || wanted === 'CERTIFICATE') ? { kind: 'ACCOUNT', query: owner } : start
}

const stateWords: readonly (readonly [RegExp, PolicyState])[] = [
  [/\b(?:in force|active)\b/i, 'INFORCE'],
  [/\bexpired\b/i, 'EXPIRED'],
  [/\bcancell?ed\b/i, 'CANCELED'],
  [/\bpending\b/i, 'PENDING'],
]

/** Lines and states that a question about policies or certificates names; a name that says them is searched for as it is. */
function narrowingIn(question: string, wanted: Kind, query: string): NonNullable<GraphQuestion['filters']> {
  if (wanted !== 'POLICY' && wanted !== 'CERTIFICATE') return {}
  const text = plainLines(question)
  const isInName = linesNamedIn(plainLines(query)).length > 0
  const lines = isInName ? [] : [...new Set(linesNamedIn(text).map(({ line }) => line))]
  const state = wanted === 'POLICY' ? stateWords.find(([words]) => words.test(question))?.[1] : undefined
  return { ...(lines.length > 0 && { insuranceTypes: lines }), ...(state && { policyStates: [state] }) }
}

/** In the words in which lines are known. */
const plainLines = (text: string): string =>
  text
    .toLowerCase()
    .replace(/e&o/g, 'errors and omissions')
    .replace(/d&o/g, 'directors and officers')
    .replace(/\bproperty (?=polic)/g, 'commercial property ')
    .replace(/\bare property\b/g, 'are commercial property')
    .replace(/\bworkers?['’]? comp\b/g, 'workers compensation')
    .replace(/\bcomp (?=polic)/g, 'workers compensation ')

function filtersIn(question: string, today: string): NonNullable<GraphQuestion['filters']> {
  const state = /\bopen\b/i.test(question) ? 'OPEN' : /\b(?:closed|resolved)\b/i.test(question) ? 'CLOSED' : null
  const isRequest = /\brequests?\b/i.test(question)
  return { ...(isRequest && state && { requestState: state }), ...expiryIn(question, today) }
}

const periods: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 }

function expiryIn(question: string, today: string) {
  if (!/\b(?:expir(?!ed)|renew(?!ed))/i.test(question)) return {}
  const [, count = '1', unit = ''] =
    /\b(?:next|within|in|this)\s+(?:the\s+next\s+)?(\d{1,3})?\s*(day|week|month|year)s?\b/i.exec(question) ?? []
  const days = Number(count) * (periods[unit.toLowerCase()] ?? 0)
  return days > 0 ? { expiresFrom: today, expiresTo: addDays(today, days) } : { expiresFrom: today }
}
