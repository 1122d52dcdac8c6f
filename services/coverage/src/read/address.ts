import { usZone } from './us-zones.ts'

/** A whole address in the United States. */
export interface UsAddress {
  line1: string
  line2: string | null
  city: string
  /** Two letters. */
  zone: string
  postalCode: string
}

/** An address, and where a text has it. */
export interface FoundAddress extends UsAddress {
  start: number
  end: number
}

/** A stretch between commas and ends of lines. */
export interface Segment {
  text: string
  start: number
  end: number
  /** Whether it begins a line. */
  beginsLine: boolean
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\t' || sign === '\u00a0' || sign === '\r'

/** The text between commas and ends of lines, without the spaces around it, in order. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let beginsLine = true
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign !== undefined && sign !== '\n' && sign !== ',') continue
    let [start, end] = [from, at]
    while (start < end && isSpace(text[start])) start++
    while (end > start && isSpace(text[end - 1])) end--
    if (end > start) segments.push({ text: text.slice(start, end), start, end, beginsLine })
    if (sign === '\n') beginsLine = true
    else if (end > start) beginsLine = false
    from = at + 1
  }
  return segments
}

const postalCode = /^(\d{5}(?:-\d{4})?)(?=$|[^\d-])/
const unitWords: ReadonlySet<string> = new Set([
  ...[
    'suite',
    'ste',
    'unit',
    'apt',
    'apartment',
    'floor',
    'fl',
    'room',
    'rm',
    'bldg',
    'building',
    'dept',
    'mailstop',
    'ms',
    'box',
    'pmb',
    'space',
    'lot',
  ],
])
/** Lines of an address that name who opens the letter. */
const careWords: ReadonlySet<string> = new Set([
  'attn',
  'attn:',
  'attention',
  'attention:',
  'c/o',
  'co:',
  'care',
  'mail',
])
const streetEndings: ReadonlySet<string> = new Set([
  ...[
    'st',
    'street',
    'ave',
    'avenue',
    'rd',
    'road',
    'blvd',
    'boulevard',
    'dr',
    'drive',
    'ln',
    'lane',
    'way',
    'pkwy',
    'parkway',
    'hwy',
    'highway',
    'ct',
  ],
  ...[
    'court',
    'pl',
    'place',
    'ter',
    'terrace',
    'cir',
    'circle',
    'sq',
    'square',
    'trl',
    'trail',
    'loop',
    'plaza',
    'pike',
    'alley',
    'row',
    'broadway',
    'expy',
  ],
])
const maxStreetWords = 8
const maxSegmentWords = 60
const maxAddresses = 100
const maxCityWords = 4

const plainWord = (word: string) => word.toLowerCase().replace(/[.,#]+$/, '')
const isNumber = (word: string) => /^\d{1,6}(?:-\d{1,6})?[a-z]?$/i.test(word)

function isPostBox(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words.map(word => word.toLowerCase().replace(/\./g, ''))
  return (
    (first === 'po' && second === 'box') || (first === 'p' && second === 'o' && third === 'box') || first === 'pobox'
  )
}

const isUnit = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ').map(plainWord)
  return text.startsWith('#') || unitWords.has(first) || (/^\d+(?:st|nd|rd|th)$/.test(first) && unitWords.has(second))
}
const isCare = (text: string): boolean => careWords.has(text.split(' ')[0]?.toLowerCase() ?? '')

/** The street in a segment: all of it, or from the number on that stands within it. */
function streetIn({ text, start }: Pick<Segment, 'text' | 'start'>): { text: string; start: number } | null {
  const all = text.split(' ')
  const skipped = all.slice(0, Math.max(0, all.length - maxSegmentWords))
  const words = all.slice(skipped.length)
  let at = start + skipped.reduce((sum, word) => sum + word.length + 1, 0)
  for (let place = 0; place < words.length; place++) {
    const rest = words.slice(place)
    const word = words[place] ?? ''
    const opened = /^["“(]+/.exec(word)?.[0].length ?? 0
    if (opened > 0) rest[0] = word.slice(opened)
    const begins =
      isPostBox(rest) || (isNumber(rest[0] ?? '') && /^[\p{L}\d]/u.test(rest[1] ?? '') && !isNumber(rest[1] ?? ''))
    if (begins && rest.length <= maxStreetWords && rest.length > 1) return { text: rest.join(' '), start: at + opened }
    at += word.length + 1
  }
  return null
}

/** "410 E Bay St Ste 200" is a street with a unit. */
function withUnit(street: string): { line1: string; unit: string | null } {
  const words = street.split(' ')
  const at = words.findIndex((word, place) => place > 1 && (word.startsWith('#') || unitWords.has(plainWord(word))))
  return at > 1 && !isPostBox(words)
    ? { line1: words.slice(0, at).join(' '), unit: words.slice(at).join(' ') }
    : { line1: street, unit: null }
}

/** State and ZIP code at the end of a segment, and the words before them. */
function zoneAtEnd(words: readonly string[]): { zone: string; before: string[] } | null {
  for (const count of [3, 2, 1]) {
    const zone = words.length >= count ? usZone(words.slice(-count).join(' ')) : null
    if (zone) return { zone, before: words.slice(0, -count) }
  }
  return null
}

const isCity = (words: readonly string[]) =>
  words.length > 0 && words.length <= maxCityWords && words.every(word => /^[\p{L}][\p{L}\p{M}.'’-]*$/u.test(word))

/** Every whole address of a text: one that lacks a part, or whose parts aren't certain, isn't there. */
export function usAddressesIn(text: string): FoundAddress[] {
  const segments = segmentsOf(text)
  const found: FoundAddress[] = []
  for (const [place, segment] of segments.entries()) {
    if (found.length >= maxAddresses) break
    const address = addressUpTo(segments, place, segment)
    if (address && address.start >= (found.at(-1)?.end ?? 0)) found.push(address)
  }
  return found
}

function addressUpTo(segments: readonly Segment[], place: number, segment: Segment): FoundAddress | null {
  const words = segment.text.split(/ +/)
  const at = words.findIndex(word => postalCode.test(word))
  const code = at === -1 ? null : postalCode.exec(words[at] ?? '')?.[1]
  if (!code) return null
  const end = segment.start + segment.text.indexOf(code) + code.length
  // "Troy, MI, 48007"
  const head = at > 0 ? words.slice(0, at) : (segments[place - 1]?.text.split(/ +/) ?? [])
  let last = at > 0 ? place : place - 1
  const zoned = zoneAtEnd(head)
  if (!zoned) return null
  let { before } = zoned
  if (before.length === 0) {
    last -= 1
    before = segments[last]?.text.split(/ +/) ?? []
  }
  const rest = { postalCode: code, zone: zoned.zone, end }
  if (isCity(before)) return withStreetBefore(segments, last - 1, before.join(' '), rest)
  // "1440 W Randolph St Chicago IL 60607": the city follows the word that ends the street.
  const line = { text: before.join(' '), start: (segments[last] as Segment).start }
  const street = streetIn({ ...line, start: line.start })
  const own = street?.text.split(' ') ?? []
  const ending = own.findLastIndex(word => streetEndings.has(plainWord(word)))
  const city = own.slice(ending + 1)
  if (!street || ending < 2 || !isCity(city)) return null
  return finished(own.slice(0, ending + 1).join(' '), [], city.join(' '), rest, street.start)
}

type Rest = Pick<FoundAddress, 'postalCode' | 'zone' | 'end'>

function withStreetBefore(segments: readonly Segment[], from: number, city: string, rest: Rest): FoundAddress | null {
  const lines: string[] = []
  let place = from
  while (place >= 0 && (isUnit(segments[place]?.text ?? '') || isCare(segments[place]?.text ?? ''))) {
    lines.unshift(segments[place]?.text ?? '')
    place -= 1
  }
  const segment = segments[place]
  const street = segment && streetIn(segment)
  if (!segment || !street) return null
  let { start } = street
  // Who opens the letter stands above the street.
  if (street.start === segment.start) {
    while (place > 0 && isCare(segments[place - 1]?.text ?? '')) {
      place -= 1
      lines.unshift(segments[place]?.text ?? '')
      start = segments[place]?.start ?? start
    }
  }
  return finished(street.text, lines, city, rest, start)
}

function finished(street: string, lines: readonly string[], city: string, rest: Rest, start: number): FoundAddress {
  const { line1, unit } = withUnit(street.replace(/[.;:]+$/, ''))
  const line2 = [...lines, ...(unit ? [unit] : [])].join(', ')
  const { postalCode: code, zone, end } = rest
  return { line1, line2: line2 || null, city, zone, postalCode: code, start, end }
}
