import { fold } from '@coverdesk/kit'

/** What the words of a field are about. `unknown` ones may change the meaning of all others. */
export interface FieldWords {
  concepts: ReadonlySet<string>
  /** From 1: `Insurer_Name_B`, `OtherPolicy2`. */
  row: number | null
  unknown: readonly string[]
}

/** How forms shorten words. */
const short: Record<string, string> = {
  ...{
    eff: 'effective',
    exp: 'expiration',
    agg: 'aggregate',
    aggr: 'aggregate',
    occ: 'occurrence',
    occur: 'occurrence',
  },
  ...{
    ea: 'each',
    per: 'each',
    no: 'number',
    num: 'number',
    nbr: 'number',
    pol: 'policy',
    plcy: 'policy',
    ltr: 'letter',
  },
  ...{
    insd: 'insured',
    insrd: 'insured',
    insr: 'insurer',
    addl: 'additional',
    addtl: 'additional',
    addnl: 'additional',
  },
  ...{ gl: 'general liability', cgl: 'general liability', genl: 'general', gen: 'general', liab: 'liability' },
  ...{ wc: 'workers compensation', el: 'employers liability', auto: 'automobile', autos: 'automobile' },
  ...{ vehicle: 'automobile', umb: 'umbrella', umbr: 'umbrella', umbrl: 'umbrella', exc: 'excess', xs: 'excess' },
  ...{ csl: 'combined single limit', bi: 'bodily injury', pd: 'property damage', prod: 'products', prods: 'products' },
  ...{ product: 'products', ops: 'operations', op: 'operations', oper: 'operations', desc: 'description' },
  ...{ descr: 'description', adv: 'advertising', pers: 'personal', inj: 'injury', med: 'medical', dmg: 'damage' },
  ...{ dam: 'damage', prem: 'premises', premise: 'premises', rntd: 'rented', cert: 'certificate', hldr: 'holder' },
  ...{ addr: 'address', adr: 'address', nm: 'name', dt: 'date', amt: 'amount', lmt: 'limit', lim: 'limit' },
  ...{ limits: 'limit', amounts: 'limit', amount: 'limit', empl: 'employee', emp: 'employee', dis: 'disease' },
  ...{ acc: 'accident', accid: 'accident', st: 'state', zipcode: 'zip', worker: 'workers', comm: 'commercial' },
  ...{ coml: 'commercial', chk: 'check', cb: 'check', ind: 'indicator', insurers: 'insurer', ret: 'retention' },
  ...{ agy: 'agency', agcy: 'agency', cov: 'coverage', covg: 'coverage' },
}

/** Phrases by what they are about; earlier ones take their words from later ones. */
const phrases: readonly (readonly [words: string, ...concepts: string[]])[] = [
  ['e ?mail(?: address)?', 'EMAIL'],
  ['(?:tele)?phone(?: a c)?(?: number)?(?: ext(?:ension)?)?', 'PHONE'],
  ['contact(?: person)?', 'CONTACT'],
  ['years in business', 'YEARS_IN_BUSINESS'],
  ['business income(?: rental value)?', 'BUSINESS_INCOME'],
  ['business personal property|contents', 'CONTENTS'],
  ['year built', 'YEAR_BUILT'],
  ['wind(?:storm)? (?:and |or )?hail', 'WIND_HAIL'],
  ['additional interest|mortgagee|loss payee|lenders? loss payable', 'INTEREST'],
  ['loan number|loan', 'LOAN'],
  ['license number(?: identifier)?', 'LICENSE'],
  ['naic(?: (?:code|number))?', 'NAIC'],
  ['(?:waiver (?:of )?subrogation|subrogation waived|subr wvd)(?: code)?(?: yes no)?', 'WAIVER'],
  ['primary (?:and )?(?:non ?contributory)(?: code)?(?: yes no)?', 'PRIMARY'],
  ['(?:total )?(?:gross )?annual (?:gross )?(?:revenues?|sales)', 'REVENUE'],
  ['(?:total )?annual (?:payroll|remuneration)', 'PAYROLL'],
  ['(?:total )?(?:number (?:of )?)?employees', 'EMPLOYEES'],
  [
    'description (?:of )?operations(?: (?:and|or|locations?|automobiles?|vehicles?|exclusions?|special|provisions?|items|remarks?|added|by|endorsements?))*',
    'DESCRIPTION',
  ],
  ['remarks?(?: text)?', 'DESCRIPTION'],
  ['additional insured(?: code)?(?: yes no)?', 'ADDITIONAL_INSURED'],
  ['products (?:and )?(?:completed|compl|comp) operations(?: aggregate)?', 'PRODUCTS'],
  ['products aggregate', 'PRODUCTS'],
  ['personal (?:and )?advertising(?: injury)?', 'PERSONAL'],
  ['damages? (?:to )?(?:the )?(?:rented premises|premises rented)(?: to (?:you|(?:the )?insured))?', 'RENTED'],
  ['(?:rented premises|premises rented)(?: damages?)?', 'RENTED'],
  ['medical(?: (?:expenses?|payments?|expiration))?', 'MEDICAL'],
  ['(?:each|any one|one) person', 'EACH_PERSON'],
  ['disease (?:each )?policy(?: limit)?', 'DISEASE', 'POLICY_LIMIT'],
  ['disease (?:each )?employee', 'DISEASE', 'EACH_EMPLOYEE'],
  ['disease', 'DISEASE'],
  ['policy limit', 'POLICY_LIMIT'],
  ['each employee', 'EACH_EMPLOYEE'],
  ['work(?:ers|mens)? comp(?:ensation)?(?: and)?(?: employers liability)?', 'WORKERS'],
  ['employers liability', 'WORKERS'],
  ['(?:commercial )?general liability', 'GENERAL_LIABILITY'],
  ['general aggregate', 'GENERAL_AGGREGATE'],
  ['aggregate', 'AGGREGATE'],
  ['self insured retention|retained limit|retention', 'RETENTION'],
  ['umbrella(?: liability)?', 'UMBRELLA'],
  ['excess(?: liability)?', 'EXCESS'],
  ['combined single(?: limit)?', 'COMBINED'],
  ['bodily injury', 'BODILY_INJURY'],
  ['property damage', 'PROPERTY_DAMAGE'],
  ['(?:commercial |business )?automobile(?: liability)?', 'AUTOMOBILE'],
  ['(?:each )?occurrence', 'EACH_OCCURRENCE'],
  ['(?:each )?accident', 'EACH_ACCIDENT'],
  ['policy number(?: identifier)?', 'POLICY_NUMBER'],
  ['(?:policy )?(?:effective|begins|starts)(?: date)?', 'EFFECTIVE'],
  ['(?:policy )?(?:expiration|expires|expiry|ends)(?: date)?', 'EXPIRATION'],
  ['(?:insurer|insurance company|company|carrier) letter(?: code)?|letter(?: code)?', 'INSURER_LETTER'],
  ['certificate holder|holder', 'HOLDER'],
  ['certificate number(?: identifier)?', 'CERTIFICATE', 'NUMBER'],
  ['authorized representative|issued by', 'ISSUER'],
  ['certificate (?:issue )?date|(?:form )?completion date|issue date|date issued', 'CERTIFICATE', 'DATE'],
  ['(?:applicant )?(?:(?:first )?named )?insured|applicant', 'INSURED'],
  ['(?:insurer|insurance company|company|carrier)(?: affording coverage)?', 'INSURER'],
  ['producer|agency|broker', 'PRODUCER'],
  ['city (?:and )?state (?:and )?(?:zip|postal)(?: code)?', 'CITY_STATE_ZIP'],
  ['(?:mailing |street )?address (?:line )?(?:2|two)|line (?:2|two)', 'LINE2'],
  ['(?:mailing |street )?address (?:line )?(?:1|one)|line (?:1|one)|street address|street', 'LINE1'],
  ['name (?:and )?(?:mailing )?address', 'NAME_AND_ADDRESS'],
  ['(?:mailing )?address', 'ADDRESS'],
  ['city(?: name)?', 'CITY'],
  ['state(?: or province)?(?: code)?', 'STATE'],
  ['(?:zip|postal)(?: code)?', 'ZIP'],
  ['(?:full |legal )?name(?: as (?:it )?appears on (?:the )?policy)?', 'NAME'],
  ['other (?:policy|coverage|insurance)|other', 'OTHER'],
  ['type of insurance|type', 'TYPE'],
  ['limit', 'LIMIT'],
  ['policy', 'POLICY'],
  ['date', 'DATE'],
  ['each claim', 'EACH_CLAIM'],
  ['professional(?: liability)?', 'PROFESSIONAL'],
  ['cyber(?: liability)?', 'CYBER'],
  ['building', 'BUILDING'],
  ['(?:commercial )?property', 'PROPERTY'],
  ['deductible', 'DEDUCTIBLE'],
  ['premium(?: amount)?', 'PREMIUM'],
  ['operations', 'OPERATIONS'],
  ['locations?(?: description)?', 'LOCATION'],
]
const patterns = phrases.map(([words, ...concepts]) => ({
  words: new RegExp(`(?<= )(?:${words})(?= )`, 'g'),
  concepts,
}))

/** Words that say nothing. */
const empty = new Set(
  'the of for to in on under by and or is this that with an as here enter text indicator check box if applicable indicates liability insurance coverage field form commercial current'.split(
    ' ',
  ),
)

/** Parts of names that say where a field is in its file, not what it is. */
const structure = /^(?:#?(?:sub)?form|topmostsubform|page|pg|p|f)\d*$/

/** How form designers mark what kind of thing a part is: `txtAgencyName`, `rowGL`, `numEachOcc`. */
const kindOfPart = /^(?:txt|num|sf|tbl|row|grp|fld)(?=\p{Lu})/u

/** `Form[0].Page1[0].GeneralLiability_EachOccurrence_LimitAmount_A[0]` → general liability, each occurrence, limit, row 1. */
export function wordsOfName(name: string): FieldWords {
  const parts = name.split('.')
  const index = Number(/\[(\d+)\]$/.exec(name)?.[1] ?? 0)
  const told = parts
    .map(part => part.replace(/\[\d+\]/g, '').replace(kindOfPart, ''))
    .filter((part, place) => place === parts.length - 1 || !structure.test(part.toLowerCase()))
    .join(' ')
  const words = understood(told)
  // The second one of a name is the second row of it.
  return index > 0 ? { ...words, row: (words.row ?? 1) + index } : words
}

/** `Enter limit: The each occurrence limit of the general liability policy. As used here …` */
export function wordsOfTooltip(tooltip: string): FieldWords {
  const [sentence = ''] = tooltip
    .replace(/^\s*(?:enter|check)\b[^:.]{0,40}:\s*/i, '')
    .replace(/\(?\bmm\/dd\/yy(?:yy)?\b\)?/gi, ' ')
    // “E.L.” is one word, and “gen. agg.” is no end.
    .replace(/\b(\p{L})\.(?=\p{L}\.)/gu, '$1')
    .split(/;|\.(?:\s+(?=\p{Lu})|\s*$)/u)
  const insurer = /\b(?:insurer|company)\s+([A-F])\b/.exec(sentence)
  // An article is no row.
  const words = understood(sentence.replace(/\b[Aa]\b/g, ' ').replace(/\b((?:insurer|company)\s+)[A-F]\b/, '$1'))
  return insurer ? { ...words, row: (insurer[1] ?? 'A').charCodeAt(0) - 64 } : words
}

function understood(text: string): FieldWords {
  const spoken = fold(
    text
      .replace(/['’]/g, '')
      .replace(/#/g, ' number ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4'),
  )
  const words = spoken.split(/[^a-z0-9]+/).filter(Boolean)
  let rest = ` ${words.map(word => (Object.hasOwn(short, word) ? short[word] : word)).join(' ')} `
  const concepts = new Set<string>()
  for (const { words: pattern, concepts: told } of patterns) {
    const without = rest.replace(pattern, ' ').replace(/ +/g, ' ')
    if (without !== rest) for (const concept of told) concepts.add(concept)
    rest = without
  }
  const left = rest.split(' ').filter(word => word !== '' && !empty.has(word))
  const rows = left.filter(word => /^(?:[a-f]|\d)$/.test(word))
  const [row] = rows
  const unknown = left.filter(word => !rows.includes(word))
  if (rows.length > 1) return { concepts, row: null, unknown: [...unknown, ...rows] }
  return { concepts, row: row === undefined ? null : /\d/.test(row) ? Number(row) : row.charCodeAt(0) - 96, unknown }
}
