import type { ConsumedText } from './consumed-text.ts'

/** Whose fields they are. CLIENT: of whoever is named. */
type FieldOwner = 'POLICY' | 'SERVICE_REQUEST' | 'CERTIFICATE' | 'CLIENT'

/** Something that records say: which of their facts, by label. */
export interface RecordField {
  name: string
  /** In sentences: "premium". */
  label: string
  facts: RegExp
  owners: readonly FieldOwner[]
}

const policy: readonly FieldOwner[] = ['POLICY']
const field = (
  name: string,
  label: string,
  facts: RegExp,
  words: RegExp,
  owners: readonly FieldOwner[] = policy,
): readonly [RecordField, RegExp] => [{ name, label, facts, owners }, words]

const everything: readonly FieldOwner[] = ['POLICY', 'SERVICE_REQUEST', 'CERTIFICATE', 'CLIENT']

/** Names of limits in records: whatever is an amount, and no price. */
const anyLimit =
  /^(?!(?:Premium|Return premium|Minimum earned premium|Total cost|Taxes|Agency fees|Broker fees|Policy fees|Other fees|Estimated commission|Deductible|Self-insured retention|Retention)$)/

/** What is more exact comes first: a rule takes its words, so that no other one does. */
const fields: readonly (readonly [RecordField, RegExp])[] = [
  field('quoteNumber', 'quote number', /^Quote number$/, /\bquote ?(?:#|numbers?\b|no\b\.?|num\b)/i),
  field(
    'policyNumber',
    'policy number',
    /^Policy number$/,
    /\bpol(?:icy)? ?(?:#|numbers?\b|no\b\.?|num\b)|\bnumber of\b(?=.*\bpolicy\b)/i,
  ),
  field(
    'minimumEarned',
    'minimum earned premium',
    /^Minimum earned premium$/,
    /\bmin(?:imum)?\.? earned(?: premium)?\b|\bmep\b/i,
  ),
  field('returnPremium', 'return premium', /^Return premium$/, /\b(?:return|unearned) premium\b/i),
  field(
    'totalCost',
    'total cost',
    /^Total cost$/,
    /\b(?:total cost|all[- ]in (?:cost|price|premium)|(?:with|including|incl\.?) (?:all )?(?:the )?(?:taxes|fees)(?: and (?:taxes|fees))?)\b/i,
  ),
  field(
    'broker',
    'wholesale broker',
    /^Wholesale broker$/,
    /\bwholesale(?:rs?)?(?: brokers?)?\b|\b(?:which|what|who) broker\b|\bbroker\b/i,
  ),
  field(
    'claimsPhone',
    'claims phone',
    /^Claims phone$/,
    /\bclaims? (?:phone|numbers?|line|hotline|tel\w*)(?: numbers?)?\b/i,
    ['CLIENT'],
  ),
  field('website', 'website', /^Website$/, /\bweb ?sites?\b|\burl\b/i, ['CLIENT']),
  field('dba', 'DBA', /^Doing business as$/, /\bdba\b|\bdoing business as\b/i, ['CLIENT']),
  field(
    'phone',
    'phone',
    /^(?:Phone|Claims phone|Contact)$/,
    /\b(?:tele)?phone(?: (?:numbers?|no\.?|#))?\b|\bcell\b|\bnumber (?:to call|for)\b/i,
    ['CLIENT'],
  ),
  field('email', 'email', /^(?:Email|Contact)$/, /\be-?mail(?: address(?:es)?)?\b|\bmail(?: address)?\b(?!ing)/i, [
    'CLIENT',
  ]),
  field(
    'address',
    'address',
    /^(?:Address|Locations)$/,
    /\b(?:mailing )?address(?:es)?\b|\blocated\b|\bbased\b(?! on)/i,
    ['CLIENT', 'SERVICE_REQUEST'],
  ),
  field('csl', 'combined single limit', /^Combined single limit$/, /\bcsl\b|\bcombined single(?: limit)?\b/i),
  field(
    'uninsured',
    'uninsured motorists limit',
    /^Uninsured motorists$/,
    /\b(?:uninsured|underinsured)(?: motorists?)?\b(?: limits?)?|\bu(?:i)?m\b/i,
  ),
  field('retention', 'retention', /retention$/i, /\b(?:self[- ]insured )?retentions?\b|\bsir\b/i),
  field('deductible', 'deductible', /^Deductible$/, /\bdeductibles?\b|\bded\b/i),
  field(
    'eachOccurrence',
    'each occurrence limit',
    /^Each occurrence$/,
    /\b(?:each|per|ea)\.?[ /]?occ(?:urrences?)?\b(?: limits?)?|\bocc(?:urrence)?(?: limits?)?\b/i,
  ),
  field(
    'products',
    'products and completed operations limit',
    /^Products and completed operations$/,
    /\bproducts?(?:[ /-]+(?:and |& )?(?:completed )?(?:operations|ops)\b| agg\w*\b)(?: agg\w*)?(?: limits?)?|\bcompleted op\w*(?: agg\w*)?(?: limits?)?/i,
  ),
  field(
    'advertising',
    'personal and advertising injury limit',
    /^Personal and advertising injury$/,
    /\bpersonal (?:and|&) adv\w*(?: injury)?(?: limits?)?\b|\badvertising injury\b/i,
  ),
  field(
    'rentedPremises',
    'damage to rented premises limit',
    /^Damage to rented premises$/,
    /\b(?:damage to )?(?:rented premises|premises rented(?: to you)?)(?: limits?)?\b|\bfire (?:legal|damage)(?: limits?)?\b/i,
  ),
  field(
    'medical',
    'medical limit',
    /^Medical/,
    /\bmed(?:ical)?\b\.?(?: (?:pay(?:ments?)?|exp(?:enses?)?))?(?: limits?)?/i,
  ),
  field(
    'aggregate',
    'aggregate limit',
    /^(?:General aggregate|Aggregate)$/,
    /\b(?:general |gen\.? )?agg(?:regates?)?\b(?: limits?)?/i,
  ),
  field('eachClaim', 'each claim limit', /^Each claim$/, /\b(?:each|per)[ -]claim\b(?: limits?)?/i),
  field(
    'eachAccident',
    'each accident limit',
    /^(?:Each accident|Combined single limit)$/,
    /\b(?:each|per)[ -]accident\b(?: limits?)?/i,
  ),
  field('disease', 'disease limits', /^Disease/, /\bdisease\b(?: (?:each employee|policy))?(?: limits?)?/i),
  field(
    'businessIncome',
    'business income limit',
    /^Business income$/,
    /\bbusiness (?:income|interruption)(?: limits?)?\b/i,
  ),
  field('building', 'building limit', /^Building$/, /\b(?:buildings?|bldg)(?: (?:limits?|amount|value|coverage))?\b/i),
  field(
    'contents',
    'contents limit',
    /^Contents$/,
    /\b(?:contents|bpp|business personal property)(?: (?:limits?|amount))?\b/i,
  ),
  field('spoilage', 'spoilage limit', /^Spoilage/, /\bspoil(?:age|ed)(?: (?:of )?(?:stock|food))?(?: limits?)?\b/i),
  field('commission', 'commission', /^(?:Commission|Estimated commission)$/, /\bcomm(?:issions?)?\b(?: rate)?/i),
  field('taxes', 'taxes', /^Taxes$/, /\btax(?:es)?\b/i),
  field('fees', 'fees', /^(?:Agency fees|Broker fees|Policy fees|Other fees)$/, /\bfees?\b/i),
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
  field(
    'cancellation',
    'cancellation',
    /^(?:Cancellation|Reason of the cancellation|Reinstated|Status)$/,
    /\bcancell?\w*|\bnon[- ]?renew\w*|\bnot (?:be(?:ing)? |getting )?renew\w*/i,
  ),
  field('reinstated', 'reinstatement', /^(?:Reinstated|Status)$/, /\breinstat\w*/i),
  field('waiting', 'waiting', /^Waiting on$/, /\bwaiting(?: (?:on|for))?\b|\bon hold\b|\bheld up\b|\bstuck\b/i, [
    'SERVICE_REQUEST',
  ]),
  field('due', 'due date', /^Due$/, /\bdue(?: (?:date|by))?\b|\bdeadline\b/i, ['SERVICE_REQUEST']),
  field(
    'resolution',
    'resolution',
    /^(?:Resolution|Closed)$/,
    /\bresol(?:ved?|ution)\b|\boutcome\b|\b(?:was|were|got) (?:decided|done)\b|\bhow (?:was|did)\b(?=.*\b(?:end|handled|closed|resolved)\b)/i,
    ['SERVICE_REQUEST'],
  ),
  field('issuedBy', 'who issued it', /^Issued by$/, /\bwho (?:issued|made|prepared)\b/i, ['CERTIFICATE']),
  field('issued', 'day of issue', /^(?:Issued|Last issued)$/, /\b(?:last )?issued?\b(?: date)?/i, [
    'CERTIFICATE',
    'POLICY',
  ]),
  field('opened', 'day it was opened', /^Opened$/, /\bopened\b|\bcame? in\b|\breceived\b/i, ['SERVICE_REQUEST']),
  field(
    'period',
    'policy period',
    /^(?:Effective|Expires)$/,
    /(?<!\b(?:last|prior|previous|former) )\b(?:policy |coverage )?(?<!\b(?:last|prior|previous|former) )(?:period|term)\b|\b(?:policy|coverage) dates\b|\bdates of coverage\b/i,
  ),
  field(
    'expires',
    'expiration date',
    /^Expires$/,
    /\bexp(?:\b\.?|ir\w*)(?: date)?|\buntil when\b|\bup for renewal\b|\brenewal date\b|\brenews?\b|\bcomes? up\b|\bup for renewal\b|\bx-?dates?\b|\bends?\b|\bend date\b|\bruns? out\b|\blapses?\b/i,
  ),
  field(
    'effective',
    'effective date',
    /^Effective$/,
    /\beff(?:\b\.?|ective)(?: date)?|\bincept\w*|\bstart(?:s|ed)?(?: date)?\b|\bbeg[ai]ns?\b|\bwent into effect\b/i,
  ),
  field(
    'assignee',
    'assignee',
    /^Assigned to$/,
    /\bassign(?:ed|ee)?(?: to)?\b|\baccount (?:manager|exec(?:utive)?|rep)\b|\bcsr\b|\bproducer\b|\b(?:who|whom) (?:is|has|have|owns?|handles?)\b(?! to\b)(?=.*\b(?:requests?|tickets?)\b)|\bhandl(?:es?|ing)\b|\blook(?:s|ing)? after\b|\bresponsible(?: for)?\b|\bin charge(?: of)?\b|\bwork(?:s|ed|ing) on\b|\bdeal(?:s|t|ing) with\b|\bt(?:ak(?:es?|en|ing)|ook) care of\b|\bmanag(?:es|ed|ing)\b|\bfollowing up on\b|\bon top of\b|\bservic(?:es|ing)\b|(?<=^\W*(?:who|which)\b.{0,30})\b(?:has|have|got|took|owns?|is on|are on)\b(?! to\b)(?=.*\b(?:claims?|loss|accidents?|incidents?|matter|case|issue|requests?|tickets?)\b)/i,
    ['POLICY', 'SERVICE_REQUEST'],
  ),
  field(
    'carrier',
    'carrier',
    /^Carrier$/,
    /\b(?:carrier|insurer|insurance company)\b|\b(?:who|which company|what company)(?: is)? (?:(?:currently )?(?:writes?|insures?|underwrites?|writing|insuring)|(?=\b.*\b(?:with|through)\b\W*$))\b/i,
  ),
  field(
    'premium',
    'premium',
    /^Premium$/,
    /(?<!\bmin(?:imum)?\.? )(?<!\bdeposit )(?<!\badditional )\b(?:annual |total |current |yearly )*prem(?:ium)?s?\b(?! finance)|\bhow much (?:is|are|was|does|do|did)\b(?=.*\b(?:pay|paying|cost|charged|pays)\b)|\b(?:pays?|paying|costs?|price)\b/i,
  ),
  field(
    'billing',
    'billing',
    /^(?:Billing|Payment)$/,
    /\b(?:direct|agency)[- ]bill(?:ed)?\b|\bbill(?:ing|ed)?\b|\bpay(?:ment)? plan\b|\binstal?lments?\b|\b(?:paid|pay) (?:monthly|quarterly|annually)\b|\bhow (?:is|are|do|does)\b(?=.*\b(?:paid|billed)\b)|(?<=\bhow (?:is|are)\b.*)\bpaid\b/i,
  ),
  field('market', 'market', /^Market$/, /\b(?:non-?)?admitted\b|\bsurplus(?: lines?)?\b|\be ?& ?s\b/i),
  field(
    'status',
    'status',
    /^Status$/,
    /\bstatus\b|\b(?:still )?(?:in force|active)\b|(?<!\bnot )(?<!\bnot yet )\bbound\b/i,
    everything,
  ),
  field('locations', 'locations', /^Locations$/, /\b(?:insured |covered )?locations?\b/i),
  field('excludes', 'exclusions', /^Excludes$/, /\bexclu(?:sions?|ded?s?)\b/i),
  field('holder', 'certificate holder', /^(?:Holder|Certificate holder)$/, /\bholder\b/i, [
    'CERTIFICATE',
    'SERVICE_REQUEST',
  ]),
  field(
    'contact',
    'contact',
    /^(?:Contact|Contacts)$/,
    /\bcontact\b|\bwho (?:do|should|can) (?:we|i) (?:call|talk to|email|reach)\b/i,
    ['CLIENT'],
  ),
  field(
    'limits',
    'limits',
    anyLimit,
    /\b(?:policy |coverage )?(?:limits?|lmts?)\b|\bhow (?:much|high|large|big)\b(?: (?:coverage|cover|insurance))?/i,
  ),
]

/**
 * Takes the fields that a question asks for, in the order in which it names them.
 *
 * @param canHave whose fields they can be: "the second building" of a request is in its words
 */
export function takeFields(question: ConsumedText, canHave: (field: RecordField) => boolean): RecordField[] {
  const found = fields
    .filter(([field]) => canHave(field))
    .flatMap(([asked, words]) => {
      const [first] = question.takeAll(words)
      return first ? [{ asked, place: first.index }] : []
    })
  const ordered = found.sort((one, other) => one.place - other.place).map(({ asked }) => asked)
  // "The occurrence and aggregate limits" asks for two of them.
  const exact = ordered.filter(({ name }) => name !== 'limits')
  // "How much premium …" asks for no limit.
  const isOfLimit = exact.some(
    ({ facts, name }) => limitFields.has(facts) || (name === 'premium' && !/\blimits?\b/i.test(question.text)),
  )
  return isOfLimit ? exact : ordered
}

const limitNames =
  'csl uninsured retention deductible eachOccurrence products advertising rentedPremises medical aggregate eachClaim eachAccident disease businessIncome building contents spoilage'
const limitFields = new Set(
  fields.flatMap(([{ name, facts }]) => (limitNames.split(' ').includes(name) ? [facts] : [])),
)
