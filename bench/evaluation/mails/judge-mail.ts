import type { ReadAsk } from '../../../services/communication/src/asks/decide-asks.ts'
import type { MailTruth, TrueRequest } from './mail-set.ts'

/** One thing that had to be read: right, wrong, or left out. */
export interface JudgedThing {
  what: string
  verdict: 'LEFT_OUT' | 'RIGHT' | 'WRONG'
}

const short: Readonly<Record<string, string>> = {
  ...{
    street: 'st',
    avenue: 'ave',
    road: 'rd',
    drive: 'dr',
    boulevard: 'blvd',
    suite: 'ste',
    parkway: 'pkwy',
    lane: 'ln',
    highway: 'hwy',
  },
  ...{
    incorporated: 'inc',
    corporation: 'corp',
    company: 'co',
    limited: 'ltd',
    noncontributory: 'non contributory',
    percent: '%',
  },
}

/** The same words for different spellings of one value. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}$%@']+/gu, ' ')
    .trim()
    .split(' ')
    .map(word => short[word] ?? word)
    .join(' ')

const has = (text: string, words: string): boolean => plain(text).includes(plain(words))
const isSameName = (found: string, wanted: string): boolean => {
  const [one, other] = [plain(found), plain(wanted)]
  return one.includes(other) || (other.includes(one) && one.length >= other.length * 0.6)
}

const lineWords: Readonly<Record<string, readonly string[]>> = {
  GENERAL_LIABILITY: ['general liability', 'gl', 'liability'],
  COMMERCIAL_AUTO: ['auto', 'truck', 'van', 'vehicle', 'fleet', 'tractor', 'trailer', 'car'],
  WORKERS_COMPENSATION: [
    'work comp',
    'workers comp',
    "workers' comp",
    'comp',
    'payroll',
    'apprentice',
    'employee',
    'audit',
  ],
  PROPERTY: ['property', 'building', 'eoi', 'mortgagee', 'contents'],
  BUSINESS_OWNERS: ['bop', 'business owners', 'local', 'negocio', 'store', 'shop'],
  PROFESSIONAL_LIABILITY: ['professional', 'malpractice'],
  UMBRELLA: ['umbrella', 'excess'],
  CYBER: ['cyber'],
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const days: readonly string[] = [
  'today',
  'tomorrow',
  'yesterday',
  'closing',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** Whether a text says a day such as `2026-12-15` in any way. */
function saysDay(text: string, day: string): boolean {
  const [, month = '', date = ''] = day.split('-')
  const words = ` ${plain(text)} `
  const [m, d] = [Number(month), Number(date)]
  return (
    words.includes(` ${m} ${d} `) ||
    words.includes(` ${d}th `) ||
    words.includes(` ${months[m - 1]}`) ||
    days.some(one => words.includes(` ${one} `))
  )
}

function isSaid(text: string, key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.every(one => isSaid(text, key, one))
  if (typeof value === 'object' && value !== null) return Object.values(value).every(one => isSaid(text, key, one))
  const words = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(words)) return saysDay(text, words)
  const aliases = lineWords[words]
  if (aliases) return aliases.some(alias => has(text, alias))
  const parts = plain(words)
    .split(' ')
    .filter(part => part.length > 2)
  const known = plain(text)
  if (parts.length === 0 || known.replaceAll(' ', '').includes(plain(words).replaceAll(' ', '')))
    return has(text, words) || parts.length > 0
  return parts.filter(part => known.includes(part)).length >= Math.max(1, parts.length * 0.6)
}

interface TrueAddress {
  line1: string
  city?: string
  state?: string
  postalCode?: string
}

/** A name and an address, in the form of the request. */
function judgeParty(ask: ReadAsk, wanted: { name?: string; address?: TrueAddress }): JudgedThing[] {
  const { holderName: name, holderAddress: found, details } = ask.fields
  const things: JudgedThing[] = []
  if (wanted.name)
    things.push({
      what: `name ${wanted.name}, found ${name}`,
      verdict: name === null ? 'LEFT_OUT' : isSameName(name, wanted.name) ? 'RIGHT' : 'WRONG',
    })
  if (wanted.address) {
    const { line1, city, postalCode } = wanted.address
    // Without a city and a state the form holds none: the details do.
    const isWhole = city !== undefined && postalCode !== undefined
    const isRight = found !== null && isSameName(found.line1, line1) && (!postalCode || found.postalCode === postalCode)
    const verdict =
      found === null ? (!isWhole && has(details, line1) ? 'RIGHT' : 'LEFT_OUT') : isRight ? 'RIGHT' : 'WRONG'
    things.push({ what: `address ${line1}, found ${found?.line1 ?? null}`, verdict })
  }
  return things
}

function judgeField(ask: ReadAsk, key: string, value: unknown): JudgedThing[] {
  const { fields } = ask
  const isCertificate = ask.type === 'CREATE_CERTIFICATE'
  const isForParty = isCertificate || ask.type === 'ADD_ADDITIONAL_INSURED'
  if (key === 'holder' && isForParty) return judgeParty(ask, value as { name: string; address: TrueAddress })
  if (key === 'name' && isForParty) return judgeParty(ask, { name: String(value) })
  if (key === 'address' && isForParty) return judgeParty(ask, { address: value as TrueAddress })
  if (key === 'additionalInsured' && isCertificate)
    return [{ what: `additional insured ${value}`, verdict: fields.additionalInsured === value ? 'RIGHT' : 'WRONG' }]
  if (key === 'documentType' && ask.type === 'DOCUMENT_REQUEST' && fields.documentType)
    return [
      {
        what: `document ${value}, found ${fields.documentType}`,
        verdict: isSameName(fields.documentType, String(value)) ? 'RIGHT' : 'WRONG',
      },
    ]
  return [
    { what: `${key} ${JSON.stringify(value)}`, verdict: isSaid(fields.details, key, value) ? 'RIGHT' : 'LEFT_OUT' },
  ]
}

const matches = (ask: ReadAsk, { type, acceptableTypes = [] }: TrueRequest) =>
  ask.type === type || acceptableTypes.includes(ask.type)

/** Each field and each fact of what had to be found. A request that isn’t there leaves out all of its own. */
export function judgeFields({ requests }: MailTruth, asks: readonly ReadAsk[]): JudgedThing[] {
  const left = new Set(asks)
  return requests.flatMap(wanted => {
    const own = [...left].filter(ask => matches(ask, wanted))
    const ask = own.find(one => one.type === wanted.type && one.isCertain) ?? own.find(one => one.isCertain) ?? own[0]
    // What is inside of another request is there, too.
    const within = ask ?? asks.find(({ isCertain }) => isCertain) ?? asks[0]
    if (ask) left.delete(ask)
    const facts = wanted.facts ?? []
    const fields = Object.entries(wanted.fields ?? {})
    if (!within)
      return [...fields.map(([key]) => key), ...facts.map(String)].map(what => ({
        what: `${wanted.type} ${what}`,
        verdict: 'LEFT_OUT' as const,
      }))
    return [
      ...fields.flatMap(([key, value]) => judgeField(within, key, value)),
      ...facts.map((fact): JudgedThing => {
        const isThere = [fact].flat().some(words => has(within.fields.details, words))
        return { what: `fact ${fact}`, verdict: isThere ? 'RIGHT' : 'LEFT_OUT' }
      }),
    ]
  })
}

/** Values of forms, and requests that were opened by themselves, that the truth rules out; with how many there are. */
export function judgeWrong(truth: MailTruth, asks: readonly ReadAsk[], things: readonly JudgedThing[]) {
  const opened = asks.filter(({ isCertain }) => isCertain)
  const values = asks
    .flatMap(({ fields }) => [fields.holderName, fields.holderAddress, fields.documentType])
    .filter(value => value !== null)
  const ruledOut = truth.mustNotState.flatMap(({ field, value, request }) => {
    if (request)
      return opened.some(({ type }) => type === request) && !isPartOfTruth(truth, request) ? [`request ${request}`] : []
    if (field?.toLowerCase().includes('name') && value) {
      return asks.some(({ fields }) => fields.holderName && plain(fields.holderName) === plain(value))
        ? [`${field} ${value}`]
        : []
    }
    if (field?.endsWith('address')) return asks.some(({ fields }) => fields.holderAddress) ? [`${field} given`] : []
    if (field?.endsWith('additionalInsured'))
      return asks.some(one => one.type === 'CREATE_CERTIFICATE' && String(one.fields.additionalInsured) === value)
        ? [`${field} ${value}`]
        : []
    return []
  })
  const needless = truth.requests.length === 0 ? opened.map(({ type }) => `request ${type}`) : []
  const wrong = [
    ...things.filter(({ verdict }) => verdict === 'WRONG').map(({ what }) => what),
    ...ruledOut,
    ...needless,
  ]
  return { wrong: [...new Set(wrong)], count: Math.max(1, values.length + opened.length) }
}

/** `OTHER` may be right for a loss, and wrong for a fragment of another wish. */
const isPartOfTruth = ({ requests }: MailTruth, type: string) => requests.some(one => one.type === type)

const topics: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'holder', 'who', 'mortgagee', 'lender', 'insured'],
  address: ['address'],
  day: ['date', 'when', 'day', 'begin', 'start'],
  place: ['where it', 'place', 'where the', 'where'],
  policy: ['policy', 'coverage', 'which line', 'lines', 'kind of insurance'],
  vehicle: ['vehicle', 'vin', 'make', 'model', 'year'],
  phone: ['phone'],
  photos: ['photo', 'picture'],
  reason: ['reason', 'why'],
  hurt: ['hurt', 'injur'],
  document: ['document'],
  driver: ['driver'],
}
const topicsOf = (text: string) =>
  Object.entries(topics)
    .filter(([, words]) => words.some(word => text.toLowerCase().includes(word)))
    .map(([topic]) => topic)

/** What a line of a draft asks for most of all: "The mailing address of the certificate holder" is the address. */
function mainTopic(line: string): string | undefined {
  if (line.endsWith('such as a landlord, lender or general contractor')) return undefined
  const found = topicsOf(line)
  return [
    'address',
    'phone',
    'photos',
    'hurt',
    'reason',
    'vehicle',
    'driver',
    'document',
    'day',
    'place',
    'policy',
    'name',
  ].find(topic => found.includes(topic))
}

/** Lines of a draft that ask for what the mail says. */
export function askedThoughKnown({ mustNotAskFor }: MailTruth, lines: readonly string[]): string[] {
  const known = new Set(mustNotAskFor.flatMap(({ what }) => topicsOf(what)))
  return lines.filter(line => {
    const topic = mainTopic(line)
    return topic !== undefined && known.has(topic)
  })
}
