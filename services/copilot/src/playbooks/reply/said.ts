/** What the words of an ask say word for word. Each function answers a stretch of the text, or null. */

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?'
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const day = `(?:(?:the )?(?:first|1st|15th|last day|end) of (?:the |next |this )?(?:month|year|week|${months})|(?:(?:next|this|on) )?${weekdays}(?: (?:morning|afternoon))?|today|tomorrow|${months} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b|\\d{4}-\\d{2}-\\d{2}\\b|end of (?:the )?(?:day|week|month|year))`

const beginning = new RegExp(
  `\\b(?:as of|effective(?: date)?(?: as of| on| from|:)?|starting(?: on)?|beginning(?: on)?|start(?:s|ing)? on) (${day})`,
  'i',
)
const onDay = new RegExp(`\\b(?:on|from) (${day})`, 'i')
const limit = new RegExp(`\\b(?:by|before|no later than) (${day})`, 'i')

const first = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1]?.trim() ?? null

/**
 * The day from which something is to apply.
 * @param sentence the one that asks: "on March 3" means nothing in another one
 */
export const beginsOn = (text: string, sentence: string): string | null =>
  first(beginning, text) ?? first(onDay, sentence)

const anyDay = new RegExp(`\\b(${day})`, 'i')
/** Whether a day is named at all, however it belongs to what is asked. */
export const namesDay = (text: string): boolean => anyDay.test(text)

/** Until when something is needed. */
export const neededBy = (text: string): string | null => first(limit, text)

export const vinIn = (text: string): string | null =>
  first(/\b((?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17})\b/i, text)

/** "2026 Ford Transit 250". */
export const vehicleIn = (text: string): string | null =>
  first(/\b((?:19|20)\d{2} [A-Z][A-Za-z-]+(?: (?:[A-Z][A-Za-z-]*|[A-Z]{0,2}-?\d{2,4}[A-Z]{0,2}\b))+)/, text)

/** The number and the street of a place. */
export const streetIn = (text: string): string | null =>
  first(
    /\b(\d{1,6} (?:[NSEW]\.? )?(?:[A-Z0-9][\w.'’]* ){1,4}?(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Boulevard|Blvd|Dr(?:ive)?|Way|Parkway|Pkwy|Lane|Ln|Highway|Hwy|Court|Ct|Place|Pl|Terrace|Circle|Square|Sq)\b\.?)/,
    text,
  )

export const postalCodeIn = (text: string): string | null => first(/\b[A-Z]{2},? (\d{5}(?:-\d{4})?)\b/, text)

/** "commercial auto policy". */
export const policyNamedIn = (text: string): string | null =>
  first(
    /\b(?:the|our|my|this) ((?:(?!(?:the|our|my|for|to|of|on|and)\b)[\w&'’-]+ ){1,4}(?:policy|policies|coverage|insurance))\b/i,
    text,
  )

/** What someone is to the client, which says why they are to be an additional insured. */
export const relationshipIn = (text: string): string | null =>
  first(
    /\b(landlord|lender|mortgagee|lessor|loss payee|general contractor|GC|property (?:owner|manager)|franchisor|customer|vendor|owner of the (?:building|property))\b/i,
    text,
  )

/** Words that say which business or line a quote is about. */
export const lineIn = (text: string): string | null =>
  first(
    /\b(general liability|GL|(?:commercial )?auto(?:mobile)?|work(?:ers|ers’|ers'|er's|er’s|men's)? comp(?:ensation)?|umbrella|excess|(?:commercial )?property|cyber(?: liability)?|professional(?: liability)?|E&O|D&O|EPLI?|BOP|business owners?|cargo|inland marine|builders? risk|liquor liability|home(?:owners)?|flood|bond)\b/i,
    text,
  )

const changes = [
  [/\b(?:add|include|bought|purchased|hired|opening|adding|signed for)\b/i, 'Adding'],
  [/\b(?:remove|removing|delete|take .{1,40} off|drop|sold)\b/i, 'Removing'],
] as const
const objects = [
  [/\b(?:driver|nephew|employee drives|licensed)\b/i, 'driver'],
  [/\b(?:vin|vehicles?|trucks?|vans?|cars?|trailers?|tractors?|pickups?|suvs?)\b/i, 'vehicle'],
  [/\b(?:locations?|buildings?|premises|warehouses?|offices?|stores?|shops?|restaurants?)\b/i, 'location'],
] as const

/** How a policy is to be changed, as far as the words tell it plainly. */
interface NamedChange {
  verb: 'Adding' | 'Removing'
  objects: readonly ('driver' | 'location' | 'vehicle')[]
}

/** @param text all that is said of it: "please add both" names nothing itself */
export function changeIn(sentence: string, text: string): NamedChange | null {
  const [verb, ...others] = changes.filter(([words]) => words.test(sentence)).map(([, name]) => name)
  const namedIn = (words: string) => objects.filter(([pattern]) => pattern.test(words)).map(([, name]) => name)
  const own = namedIn(sentence)
  const named = own.length > 0 ? own : namedIn(text)
  // "Add the van and take off the truck" is two changes: its own words say it best.
  return verb && others.length === 0 && named.length > 0 ? { verb, objects: named } : null
}

const fullName = "([A-Z][\\w'’-]+ [A-Z][\\w'’-]+)"

/** The full name of a driver. */
export const driverIn = (text: string): string | null =>
  first(new RegExp(`\\b(?:[Aa]dd|[Ii]nclude|[Rr]emove) ${fullName} (?:as|to|from)\\b`), text) ??
  first(new RegExp(`\\b[Dd]river(?: is|’s name is|'s name is| named|,|:)? ${fullName}`), text)

export const saysLicenseState = (text: string): boolean => /\blicensed? (?:in|from|state)\b/i.test(text)
