import { type FieldWords, field } from './record-field.ts'

/** What else policies and certificates say, whose words are exact. */
export const partyWords: readonly FieldWords[] = [
  field(
    'broker',
    'wholesale broker',
    /^Wholesale broker$/,
    /\bwholesale(?:rs?)?(?: brokers?)?\b|\b(?:which|what|who) broker\b|\bbroker\b/i,
  ),
]
export const insuredWords: readonly FieldWords[] = [
  field(
    'blanket',
    'blanket additional insureds',
    /^Blanket additional insureds$/,
    /\bblanket (?:additional insureds?|ai)\b/i,
  ),
  field(
    'additionalInsureds',
    'additional insureds',
    /^(?:Additional insureds?|Blanket additional insureds)$/,
    /\badditional insureds?\b|\bAIs?\b/,
    ['POLICY', 'CERTIFICATE', 'SERVICE_REQUEST'],
  ),
]
export const issueWords: readonly FieldWords[] = [
  field('issuedBy', 'who issued it', /^Issued by$/, /\bwho (?:issued|made|prepared|did|sent)\b/i, ['CERTIFICATE']),
  field(
    'issued',
    'day of issue',
    /^(?:Issued|Last issued|Status)$/,
    /\b(?:last )?issued?\b(?: date)?|(?<=\bwhen\b.*)\b(?:last )?(?:sent|send|made|given|get|got|receive|received|went out|go out|gone out)\b(?=.*\bcertificates?\b)|(?<=\bwhen\b.*\bcertificates?\b.*)\b(?:last )?(?:sent|send|made|given|get|got|receive|received|went out|go out|gone out)\b/i,
    ['CERTIFICATE', 'POLICY'],
  ),
]
export const otherWords: readonly FieldWords[] = [
  field(
    'description',
    'description of operations',
    /^Description$/,
    'desc(?:\\.|ription)?(?: of (?:operations|ops))?',
    ['CERTIFICATE', 'SERVICE_REQUEST'],
  ),
  field(
    'market',
    'market',
    /^Market$/,
    /\b(?:non-?)?admitted\b(?: (?:paper|market|carrier|basis))?|\b(?:excess and )?surplus(?: lines?)?\b(?: (?:paper|market))?|\be ?& ?s\b(?: (?:paper|market))?/i,
  ),
  field('locations', 'locations', /^Locations$/, '(?:insured |covered |scheduled )?locations?'),
  field('excludes', 'exclusions', /^Excludes$/, 'exclu(?:sions?|ded?s?)'),
  field('holder', 'certificate holder', /^(?:Holder|Certificate holder)$/, 'holder', [
    'CERTIFICATE',
    'SERVICE_REQUEST',
  ]),
]

/** Names of limits in records: whatever is an amount, and no price. */
const anyLimit =
  /^(?!(?:Premium|Return premium|Minimum earned premium|Total cost|Taxes|Agency fees|Broker fees|Policy fees|Other fees|Estimated commission|Deductible|Self-insured retention|Retention)$)/

/** "How much coverage do they carry?" names no limit. */
export const anyLimitWords: readonly FieldWords[] = [
  field(
    'limits',
    'limits',
    anyLimit,
    /\b(?:policy |coverage )?(?:limits?|lmts?)\b|\bhow (?:much|high|large|big)\b(?: (?:coverage|cover|insurance))?/i,
  ),
]
