import { type FieldName, fields, type InsuranceType } from '@coverdesk/coverage'
import { isAboutPriorTerm, withoutPrior } from './prior-term.ts'

/** What a question asks for, in the terms of facts. */
export interface AskedField {
  /** Any of them answers. */
  fields: readonly FieldName[]
  /** Only of these lines; empty: of any, and of the whole document before those of a line. */
  lines: readonly InsuranceType[]
  /** Of an amount: words of the question that say of what, and that neither the field nor the line is called: "water damage". */
  rest: readonly string[]
}

const gl = /\b(?:gl|cgl|general liab\w*)\b/i
const lines: readonly (readonly [RegExp, readonly InsuranceType[]])[] = [
  [/\b(?:umbrella|umb)\b/i, ['UMBRELLA']],
  [/\bexcess (?:liab\w*|policy|layer|limit)/i, ['EXCESS']],
  [
    /\b(?:wc|work(?:er|ers|men)?[’']?s? comp\w*|comp(?! op)|employers?[’']? liab\w*|el (?:each|limit|disease))\b/i,
    ['WORKERS_COMPENSATION'],
  ],
  [/\b(?:autos?|automobiles?|vehicles?|trucks?)\b/i, ['COMMERCIAL_AUTO']],
  [/\bcyber\b/i, ['CYBER']],
  [/\b(?:e&o|professional|errors and omissions)\b/i, ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION']],
  [/\b(?:epli?|employment practices)\b/i, ['EMPLOYMENT_PRACTICES_LIABILITY']],
  [/\b(?:d&o|directors)\b/i, ['DIRECTORS_AND_OFFICERS']],
  [gl, ['GENERAL_LIABILITY']],
  [/\bproperty\b(?! damage)/i, ['PROPERTY']],
]

/** What facts have no field for: its limits, deductibles and premiums aren't those of the document. */
const elsewhere =
  /\b(?:flood|earthquake|eq|quake|crime|fidelity|pollution|environmental|liquor|garage\w*|boiler|breakdown|bonds?|surety|cargo|inland marine|abuse|terrorism|tria|sinkhole|mold|hull|aircraft|drones?|jewelry|fine arts?|spoilage|sewer|assault|um|uim|pip|towing|rental|web ?site|url|phone|telephone|fax|hotline|contact (?:info\w*|person)|claims line)\b/i

const number = '(?: ?#| ?(?:numbers?|no|num|nos)\\b\\.?)'

const numberOf = '\\b(?:numbers?|no\\.?|ref(?:erence)?(?: numbers?)?) (?:of|on|for) (?:the |this )?'

/** What is more exact comes first. */
const questions: readonly (readonly [RegExp, readonly FieldName[]])[] = [
  [
    /\bwhat (?:does|did) (?:this|the) (?:endorsement|endt) (?:change|do|say)\b|\bwhat (?:was |is |got )?changed?\b/i,
    ['endorsementChanges'],
  ],
  [new RegExp(`\\bpol(?:icy)?${number}|\\bwhich policy\\b|${numberOf}policy\\b`, 'i'), ['policyNumber']],
  [
    new RegExp(
      `\\b(?:quote|quotation|indication)(?:${number}| ref\\w*)|${numberOf}(?:quote|quotation|indication)\\b`,
      'i',
    ),
    ['quoteNumber'],
  ],
  [new RegExp(`\\bbinder${number}|${numberOf}binder\\b`, 'i'), ['binderNumber']],
  [new RegExp(`\\b(?:endorsement|endt)${number}|${numberOf}(?:endorsement|endt)\\b`, 'i'), ['endorsementNumber']],
  [/\bnaic\b/i, ['insurerNaic']],
  [/\b(?:cert\w*|who) holds?\b|\b(?:cert\w* )?holder\b|\bmade out to\b/i, ['certificateHolder']],
  [/\bdescription of operations\b|\bdesc\w* of ops\b/i, ['descriptionOfOperations']],
  [/\bwaiver\b|\bwos\b|\bsubro(?:gation)?\b/i, ['waiverRequired', 'waiverBox']],
  [/\bnon-?\s?contributory\b|\bp&?nc\b/i, ['primaryNonContributoryRequired']],
  [
    /\bnamed? .* as (?:an )?(?:ai|additional insureds?)\b|\badditional insureds? required\b|\b(?:ai|additional insured) (?:status|box)\b/i,
    ['additionalInsuredRequired', 'additionalInsuredBox'],
  ],
  [/\bnotice\b.{0,25}\bcancel\w*|\bcancel\w*.{0,15}\bnotice\b|\bdays.{0,30}\bcancel\w*/i, ['noticeOfCancellationDays']],
  [
    /\b(?:am best|a\.?m\.? best|best[’']?s?|required|minimum|insurers?|carriers?)\b.{0,20}\brat(?:ing|ed)\b/i,
    ['ratingRequired'],
  ],
  [
    /\bcomm(?:issions?)?\b|\bhow much (?:do|will|would) (?:we|the agency) (?:make|earn|get paid)\b/i,
    ['commissionRate'],
  ],
  [/\bmin(?:imum)?\.? earned\b|\bmep\b|\bearned premium\b|\bfully earned\b/i, ['minimumEarnedPremium']],
  [/\baudit date\b|\bwhen\b.{0,20}\baudit/i, ['auditDate']],
  [/\byear (?:was it )?built\b|\bbuilt\b.{0,10}\bwhat year\b|\bwhat year\b.{0,25}\bbuilt\b/i, ['yearBuilt']],
  [/\byears?\b.{0,15}\bin business\b|\bhow long\b.{0,20}\bin business\b/i, ['yearsInBusiness']],
  [/\b(?:how many|number of|#\s?of)\s(?:\w+\s)?employees\b|\bemployee count\b|\bheadcount\b/i, ['employeeCount']],
  [/\b(?:annual|gross|total|estimated)\s(?:\w+\s)?(?:revenues?|sales|receipts)\b|\brevenues?\b/i, ['annualRevenue']],
  [/\b(?:annual|total|estimated)\s(?:\w+\s)?payroll\b/i, ['annualPayroll']],
  [
    /\bvaluation date\b|\bvalued as of\b|\bas of (?:what|which) date\b|\b(?:loss(?:es)?|loss runs?)\b.{0,15}\bas of\b|\b(?:losses|loss runs?) valued\b/i,
    ['valuationDate'],
  ],
  [/\btotal incurred\b/i, ['totalIncurred']],
  [/\bwind\b|\bhail\b/i, ['windHailDeductible']],
  [/\b(?:list|which|what)\b.{0,30}\bexclu(?:ded|sions)\b|^\W*exclusions\W*$/i, ['exclusions']],
  [/\btax(?:es)?\b(?!.*\bfees?\b)(?<!\btotal\b.*)|\bstamping\b|(?<!\btotal\b.*)\bsurcharges?\b/i, ['taxes']],
  [
    /\b(?:total (?:due|cost|price|amount|payable|to pay)|total\b.*\b(?:tax(?:es)?|fees|surcharges?)|grand total|amount due|balance due|all[- ]in|al(?:l )?together|bottom line|final price|out the door|(?:owe|pay) in total|with (?:tax(?:es)?|fees))\b/i,
    ['totalCost', 'premium'],
  ],
  [/\bfees?\b/i, ['policyFees']],
  [
    /\b(?:date|when)\b.{0,40}\bissued\b|\bissue(?:d)? date\b|\bcert\w* date\b|\bdate of the cert\w*|\bwhen (?:was|were) (?:it|this|coverage|they)\b.{0,20}\b(?:bound|written|quoted|prepared|dated)\b|\b(?:quote|binder|proposal) date\b|\bdate (?:bound|quoted|prepared)\b/i,
    ['issuedDate'],
  ],
  [
    /\b(?:expir(?!ing\b)\w*|(?<=\bwhen\b.*)expiring|(?<!med\.? )exp\.?(?: date)?(?=[\s?.!]*$|\s+(?:of|for|on)\b)|exp\.? date|renew(?:s|al date)|ends?(?: on)?(?=[\s?.!]*$)|ends? on|end date|x-?date|run out|(?:good|valid) (?:through|thru|until)|until when|through (?:what|which) date|last day|(?:policy|coverage) (?:is )?(?:up|over)|in force (?:through|thru|until))\b/i,
    ['expirationDate'],
  ],
  [
    /\b(?:policy|coverage|proposed) (?:policy )?(?:period|term|dates)\b|^\W*(?:period|term|dates)\W*$|\bdates of coverage\b|\b(?:start|begin\w*|effective|eff) and (?:end|expiration|exp)\w*\b/i,
    ['effectiveDate', 'expirationDate'],
  ],
  [
    /\b(?:eff(?:ective)?(?: date)?|incept\w*|start date|go(?:es)? into effect|takes? effect|kicks? in|(?:coverage|policy|it)\b.{0,15}\b(?:starts?|begins?))\b/i,
    ['effectiveDate'],
  ],
  [
    /\bwho (?:issued|prepared|made|sent) the cert\w*|^\W*(?:agency|agent|broker)(?: name)?\W*$|\bproducer\b|\b(?:which|what|who).{0,25}\b(?:agency|agent|broker)\b/i,
    ['producerName'],
  ],
  [
    /\b(?:carrier|insurer|insurance company|underwrit(?:es|ten|er)|who(?:[’']s| is)? (?:writes|insures|quoting|issued)|(?:what|which) (?:insurance )?company)\b/i,
    ['insurerName'],
  ],
  [
    /\bnamed insured\b|\bname of the (?:insured|client)\b|\bwho(?:[’']s| is)? (?:the |our )?(?:insured|client|policyholder)\b/i,
    ['insuredName'],
  ],
  [
    /\b(?:where|address)\b.{0,25}\b(?:insured|client|policyholder|located)\b|\b(?:insured|client)\b.{0,15}\baddress\b|\bmailing address\b|^\W*address\W*$/i,
    ['insuredAddress'],
  ],
  [/\bmed(?:ical)?\b\.? ?(?:pay\w*|exp\w*)?/i, ['glMedicalPerPersonLimit', 'glMedicalPerOccurrenceLimit']],
  [
    /\bfire (?:legal|damage)\b|\brented premises\b|\bpremises rented\b|\bdamage to premises\b|\bdpr(?:tr)?\b/i,
    ['glRentedPremisesDamageLimit'],
  ],
  [
    /\bprod(?:ucts?)?\b.{0,10}\b(?:comp\w*|ops|op|operations|agg\w*)\b|\bpco\b|\bcompleted op\w*/i,
    ['glProductsAndCompletedOperationsLimit'],
  ],
  [/\b(?:adv\w* injury|personal (?:and|&) adv\w*|p&ai)\b/i, ['glPersonalAndAdvertisingInjuryLimit']],
  [/\bcombined single\b|\bcsl\b/i, ['autoCombinedSingleLimit']],
  [/\b(?:bpp|contents|(?:business )?personal property|stock and equipment)\b/i, ['propertyContentsLimit']],
  [/\bbusiness (?:income|interruption)\b|^\W*bi limit\b/i, ['propertyBusinessIncomeLimit']],
  [
    /^\W*(?:bldg|building)s?(?: (?:limit|lmt|amount|value))?\W*$|\bbldg\b|\bbuilding\b.{0,15}\b(?:limit|coverage|insured)\b|\b(?:limit|coverage|insured)\b.{0,25}\bbuildings?\b/i,
    ['propertyBuildingLimit'],
  ],
  [/\b(?:sir|retention|deduct[ia]ble|ded)\b/i, ['deductible', 'retention', 'umbrellaRetention', 'cyberRetentionLimit']],
  [
    /\b(?:additional premium|return premium|ap\b|premiums?\b|prem\b|costs?\b|(?<!contract )prices?\b(?! of an?\b))/i,
    ['premium'],
  ],
  [/\bdisease\b.{0,20}\bemployee\b/i, ['wcPerDiseaseEmployeeLimit']],
  [/\bdisease\b/i, ['wcPerDiseasePolicyLimit']],
  [/\b(?:each|per|ea) accident\b/i, ['wcPerAccidentLimit', 'autoCombinedSingleLimit']],
  [
    /\b(?:gen(?:eral)?\.? )?agg(?:regate)?\b/i,
    [
      'glAggregateLimit',
      'umbrellaAggregateLimit',
      'professionalAggregateLimit',
      'cyberAggregateLimit',
      'excessAggregateLimit',
    ],
  ],
  [
    /\b(?:each|per|ea)\.? (?:occ\w*|claim)\b|\bocc(?:urrence)?\b(?!.*\b(?:form|basis|made)\b)/i,
    ['glPerOccurrenceLimit', 'umbrellaPerOccurrenceLimit', 'professionalPerClaimLimit', 'excessPerOccurrenceLimit'],
  ],
  [
    /\b(?:limits?|lmts?)\b|\bhow (?:much|big|high|large)\b/i,
    [
      'glPerOccurrenceLimit',
      'umbrellaPerOccurrenceLimit',
      'autoCombinedSingleLimit',
      'cyberAggregateLimit',
      'professionalPerClaimLimit',
      'excessPerOccurrenceLimit',
      'wcPerAccidentLimit',
      'eplAggregateLimit',
      'dnoAggregateLimit',
    ],
  ],
]

/** Words that ask for how, why or whether are for the text itself. */
const isForText =
  /\b(?:how (?:do|can|should|soon|fast|often)|how long(?! .*\bin business)|why|allowed|have to report)\b/i

const ofOffer =
  /\b(?:quot(?:e|es|ation)|binder|offer|indication|proposal|pricing|terms)\b.{0,30}\b(?:valid|good|open|hold|holds|honou?r\w*|stands?)\b|\b(?:valid|good|open|hold|honou?r)\b.{0,20}\b(?:quot(?:e|es|ation)|offer|indication|proposal|pricing)\b/i
/** Whether it is asked how long an offer holds, which is no policy period. */
export const isOfOffer = (question: string): boolean => ofOffer.test(question)

/** A sublimit is no limit of the whole policy. */
const isOfSublimit = /\bsub-?limits?\b/i

/** What no question of whether asks for: a name, a day. */
const noWhether: ReadonlySet<string> = new Set(['TEXT', 'DATE'])
/** "Can the carrier inspect …" asks whether, not who. */
const isYesOrNo = /^\W*(?:can|could|may|must|should|do|does|did|is|are|was|were|will|would|has|have)\b/i
/** "How much is paid …" of a claim, a wage or a job is no limit. */
const isOfOther =
  /\b(?:claims?|loss(?:es)?|paid|incurred|reserves?|payroll|wages?|remuneration|invoice|sold|sales|sell|job|contract (?:sum|price|amount|value)|retainage|retain(?:ed)? from|hours?|days?)\b/i

/** "Where is the carrier’s office?" asks for no name. */
const isOfPlace = /^\W*where\b/i

/** Which fields a question asks for; null: none, or what no field has. */
export function askedField(asked: string): AskedField | null {
  const question = withoutPrior(asked)
  const isOther = isOfOffer(question) || [elsewhere, isForText, isOfSublimit].some(words => words.test(question))
  if (isOther || isAboutPriorTerm(asked)) return null
  const found = questions.find(([words]) => words.test(question))
  if (!found || (isOfPlace.test(question) && !found[1].includes('insuredAddress'))) return null
  if (isYesOrNo.test(question) && found[1].some(field => noWhether.has(fields[field].unit))) return null
  const named = lines.find(([words]) => words.test(question))?.[1] ?? []
  // Only a line of business says which limit "the limit" is.
  const isVague = found === questions.at(-1)
  if (isVague && (named.length === 0 || isOfOther.test(question))) return null
  const isAmount = fields[found[1][0] as FieldName].unit === 'USD'
  return { fields: found[1], lines: named, rest: isAmount ? restOf(question, found[0]) : [] }
}

/** Words that say of no amount which one it is. */
const plain = new Set(
  `a an the and or of to in on at by for with from as is are was were be been being do does did has have had will would shall should
  may might can could i me my we us our you your they them their he she it its this that these those there here what which who how
  much when where if then than so any all each every per one ones please show tell find give get got need needs needed want wants
  limit limits sublimit amount amounts total annual estimated overall combined current policy policies quote quoted quotation binder
  certificate endorsement contract subcontract agreement proposal proposed indication option options coverage coverages cover covers
  covered insurance liability commercial business general occurrence occ ea claim accident aggregate agg person carry carries carried
  required requires require requirement having show shows shown listed list apply applies applied cost costs pay pays paying charge
  charges charged come comes run runs offered offering offer ask asks asked part line section sub subcontractor vendor tenant insured
  client including included excluded include includes plus tax taxes fee fees mail form new under whole owe due only deductible
  deductibles retention up not exactly let know see look check read say says said mention state states stated carrier insurer 
  package information sl surplus lines line amt state itself aop other perils peril going gonna year month extra big high low large size sum value worth dollars price still now today really available page document file statement number add added change`.split(
    /\s+/,
  ),
)

/** The words that neither the field, nor the line, nor usage explains. */
function restOf(question: string, field: RegExp): string[] {
  const everywhere = [field, ...lines.map(([words]) => words)].map(({ source }) => new RegExp(source, 'gi'))
  const left = everywhere.reduce((text, words) => text.replace(words, ' '), question)
  return [...left.toLowerCase().matchAll(/\p{L}[\p{L}'’]*/gu)]
    .map(([word]) => word)
    .filter(word => word.length > 1 && !plain.has(word))
}
