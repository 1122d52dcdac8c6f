import { conceptFinder, wordsIn } from '../lexicon/find-concepts.ts'
import {
  genericParties,
  linkingWords,
  nameEndings,
  organizationWords,
  placeholders,
  projectWords,
  sendCues,
} from '../lexicon/parties.ts'

/** Why a name is no party of a text. */
export type PartyNameReason =
  | 'CUT'
  | 'GENERIC'
  | 'NOT_IN_TEXT'
  | 'PLACEHOLDER'
  | 'POLICY_NUMBER'
  | 'PROJECT'
  | 'RECIPIENT'

export type PartyNameVerdict = { holds: true } | { holds: false; reason: PartyNameReason }

const generic: ReadonlySet<string> = new Set([...genericParties, ...linkingWords])
const organizations: ReadonlySet<string> = new Set(organizationWords)
const endings: ReadonlySet<string> = new Set(nameEndings)
const projects: ReadonlySet<string> = new Set(projectWords)
const empty: ReadonlySet<string> = new Set(placeholders)
const sendsIn = conceptFinder(sendCues)

const fails = (reason: PartyNameReason): PartyNameVerdict => ({ holds: false, reason })
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const minDigits = 4
/** So many words before a name say that something goes to it. */
const nearby = 4

/** Whether a name is a firm's, an office's or a public body's. */
export const isOrganization = (name: string): boolean =>
  wordsIn(name).some(({ folded }) => folded.split('/').some(word => organizations.has(word)) || folded.includes('&')) ||
  name.includes('&') ||
  wordsIn(name).some(({ folded }) => folded === 'of')

const isPolicyNumber = (name: string): boolean =>
  wordsIn(name).some(
    ({ text, folded }, at) =>
      (at === 0 && (folded === 'policy' || folded === 'pol')) ||
      (text.replace(/\D/g, '').length >= minDigits && (/\p{L}/u.test(text) || text.includes('-'))),
  )

/** Where the text has the name, between other words: not inside of one. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  const [within, wanted] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    const isCut = /[\p{L}\p{N}]/u.test(within[at - 1] ?? '') || /[\p{L}\p{N}]/u.test(within[at + wanted.length] ?? '')
    if (!isCut) places.push(at)
  }
  return places
}

/** The word that follows a name without a sentence ending between them. */
function wordAfter(text: string, from: number): string {
  const [next] = wordsIn(text.slice(from, from + 30))
  return next && /^\.?,? ?$/.test(text.slice(from, from + next.start)) ? next.folded : ''
}

/** Someone to whom the finished paper goes: after "email it straight to", or before an e-mail address. */
function isRecipient(text: string, name: string, at: number): boolean {
  const before = wordsIn(text.slice(Math.max(0, at - 80), at))
  const sends = sendsIn(before).some(({ to }) => before.length - to <= nearby)
  const after = text.slice(at + name.length, at + name.length + 60)
  return sends || /^[\s,(<:–-]{1,4}[^\s@,]{1,60}@/.test(after)
}

/**
 * Whether a name is a party of a text, such as the holder of a certificate: not a policy number, not the person a document is
 * sent to, not a job, not a word for someone unnamed, and whole.
 */
export function judgePartyName(name: string, text: string): PartyNameVerdict {
  const [plain, within] = [spaced(name), spaced(text)]
  const words = wordsIn(plain)
  if (!plain || empty.has(plain.toLowerCase().replace(/[.!]$/, ''))) return fails('PLACEHOLDER')
  if (isPolicyNumber(plain)) return fails('POLICY_NUMBER')
  if (words.length === 0 || words.every(({ folded }) => generic.has(folded))) return fails('GENERIC')
  const places = placesOf(within, plain)
  if (places.length === 0) return fails(within.toLowerCase().includes(plain.toLowerCase()) ? 'CUT' : 'NOT_IN_TEXT')
  const follows = places.map(at => wordAfter(within, at + plain.length))
  if (follows.every(word => endings.has(word))) return fails('CUT')
  const isFirm = isOrganization(plain)
  const last = words.at(-1)?.folded ?? ''
  const isIncorporated = endings.has(last)
  if (!isIncorporated && (projects.has(last) || follows.every(word => projects.has(word)))) return fails('PROJECT')
  if (!isFirm && places.every(at => isRecipient(within, plain, at))) return fails('RECIPIENT')
  return { holds: true }
}
