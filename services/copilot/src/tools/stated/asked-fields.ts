import { type FieldName, fields, type InsuranceType } from '@coverdesk/coverage'

/** What a question asks for, in the terms of facts. */
export interface AskedField {
  /** Any of them answers. */
  fields: readonly FieldName[]
  /** Only of these lines; empty: of any, and of the whole document before those of a line. */
  lines: readonly InsuranceType[]
}

const gl = /\b(?:gl|cgl|general liab\w*)\b/i
const lines: readonly (readonly [RegExp, readonly InsuranceType[]])[] = [
  [/\b(?:umbrella|umb)\b/i, ['UMBRELLA']],
  [/\bexcess (?:liab\w*|policy|layer|limit)/i, ['EXCESS']],
  [
    /\b(?:wc|work(?:er|ers|men)?[’']?s? comp\w*|comp|employers?[’']? liab\w*|el (?:each|limit|disease))\b/i,
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
  /\b(?:flood|earthquake|eq|quake|crime|fidelity|pollution|environmental|liquor|garage\w*|boiler|breakdown|bonds?|surety|cargo|inland marine|abuse|terrorism|tria|sinkhole|mold|hull|aircraft|drones?|jewelry|fine arts?|spoilage|sewer|assault|um|uim|pip|towing|rental)\b/i

const number = '(?: ?#| ?(?:numbers?|no|num|nos)\\b\\.?)'

/** What is more exact comes first. */
const questions: readonly (readonly [RegExp, readonly FieldName[]])[] = [
  [new RegExp(`\\bpol(?:icy)?${number}`, 'i'), ['policyNumber']],
  [new RegExp(`\\b(?:quote|quotation)${number}`, 'i'), ['quoteNumber']],
  [new RegExp(`\\bbinder${number}`, 'i'), ['binderNumber']],
  [new RegExp(`\\b(?:endorsement|endt)${number}`, 'i'), ['endorsementNumber']],
  [/\bnaic\b/i, ['insurerNaic']],
  [/\b(?:cert\w*|who) holds?\b|\b(?:cert\w* )?holder\b|\bmade out to\b/i, ['certificateHolder']],
  [/\bdescription of operations\b|\bdesc\w* of ops\b/i, ['descriptionOfOperations']],
  [/\bwaiver\b|\bwos\b|\bsubro(?:gation)?\b/i, ['waiverRequired', 'waiverBox']],
  [/\bnon-?\s?contributory\b|\bp&nc\b/i, ['primaryNonContributoryRequired']],
  [
    /\bnamed? .* as (?:an )?(?:ai|additional insureds?)\b|\badditional insureds? required\b|\b(?:ai|additional insured) (?:status|box)\b/i,
    ['additionalInsuredRequired', 'additionalInsuredBox'],
  ],
  [/\bnotice of cancel\w*|\bdays.{0,30}\bcancel\w*/i, ['noticeOfCancellationDays']],
  [
    /\b(?:am best|a\.?m\.? best|best[’']?s?|required|minimum|insurers?|carriers?)\b.{0,20}\brat(?:ing|ed)\b/i,
    ['ratingRequired'],
  ],
  [/\bcommissions?\b/i, ['commissionRate']],
  [/\bmin(?:imum)?\.? earned\b|\bmep\b/i, ['minimumEarnedPremium']],
  [/\bvaluation date\b|\bvalued as of\b|\b(?:losses|loss runs?) valued\b/i, ['valuationDate']],
  [/\btotal incurred\b/i, ['totalIncurred']],
  [/\bwind\b|\bhail\b/i, ['windHailDeductible']],
  [/\btax(?:es)?\b(?!.*\bfees?\b)/i, ['taxes']],
  [/\b(?:total (?:due|cost|price|amount)|total\b.*\b(?:tax|fees)|grand total)\b/i, ['totalCost']],
  [/\bfees?\b/i, ['policyFees']],
  [/\b(?:date|when)\b.{0,40}\bissued\b|\bissue(?:d)? date\b|\bcert\w* date\b|\bdate of the cert\w*/i, ['issuedDate']],
  [/\b(?:expir\w*|exp date|renew(?:s|al date)|ends? on|run out)\b/i, ['expirationDate']],
  [
    /\b(?:eff(?:ective)?(?: date)?|incept\w*|start date|(?:coverage|policy|it)\b.{0,15}\b(?:starts?|begins?))\b/i,
    ['effectiveDate'],
  ],
  [/\bproducer\b|\b(?:which|what|who).{0,25}\b(?:agency|agent|broker)\b/i, ['producerName']],
  [
    /\b(?:carrier|insurer|insurance company|underwrit(?:es|ten|er)|who(?:[’']s| is)? (?:writes|insures|quoting)|what company)\b/i,
    ['insurerName'],
  ],
  [
    /\bnamed insured\b|\bname of the (?:insured|client)\b|\bwho(?:[’']s| is)? (?:the |our )?(?:insured|client|policyholder)\b/i,
    ['insuredName'],
  ],
  [
    /\b(?:where|address)\b.{0,25}\b(?:insured|client|policyholder|located)\b|\b(?:insured|client)\b.{0,15}\baddress\b/i,
    ['insuredAddress'],
  ],
  [/\bmed(?:ical)?\b\.? ?(?:pay\w*|exp\w*)?/i, ['glMedicalPerPersonLimit', 'glMedicalPerOccurrenceLimit']],
  [
    /\bfire (?:legal|damage)\b|\brented premises\b|\bpremises rented\b|\bdamage to premises\b/i,
    ['glRentedPremisesDamageLimit'],
  ],
  [
    /\bproducts?\b.{0,10}\b(?:comp\w*|ops|op|operations)\b|\bpco\b|\bcompleted op\w*/i,
    ['glProductsAndCompletedOperationsLimit'],
  ],
  [/\b(?:adv\w* injury|personal (?:and|&) adv\w*|p&ai)\b/i, ['glPersonalAndAdvertisingInjuryLimit']],
  [/\bcombined single\b|\bcsl\b/i, ['autoCombinedSingleLimit']],
  [/\b(?:bpp|contents|business personal property)\b/i, ['propertyContentsLimit']],
  [/\bbusiness (?:income|interruption)\b|^\W*bi limit\b/i, ['propertyBusinessIncomeLimit']],
  [
    /\bbuilding\b.{0,15}\b(?:limit|coverage|insured)\b|\b(?:limit|coverage|insured)\b.{0,25}\bbuildings?\b/i,
    ['propertyBuildingLimit'],
  ],
  [/\b(?:sir|retention|deduct[ia]ble|ded)\b/i, ['deductible', 'retention', 'umbrellaRetention', 'cyberRetentionLimit']],
  [/\b(?:additional premium|return premium|ap\b|premiums?\b|prem\b|costs?\b)/i, ['premium']],
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
    /\b(?:each|per|ea)\.? (?:occ\w*|claim)\b/i,
    ['glPerOccurrenceLimit', 'umbrellaPerOccurrenceLimit', 'professionalPerClaimLimit', 'excessPerOccurrenceLimit'],
  ],
  [
    /\blimits?\b|\bhow much\b/i,
    [
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
const isForText = /\b(?:how (?:do|can|should|long|soon|fast|often)|why|allowed|have to report)\b/i

/** What no question of whether asks for: a name, a day. */
const noWhether: ReadonlySet<string> = new Set(['TEXT', 'DATE'])
/** "Can the carrier inspect …" asks whether, not who. */
const isYesOrNo = /^\W*(?:can|could|may|must|should|do|does|did|is|are|was|were|will|would|has|have)\b/i

/** Which fields a question asks for; null: none, or what no field has. */
export function askedField(question: string): AskedField | null {
  if (elsewhere.test(question) || isForText.test(question)) return null
  const found = questions.find(([words]) => words.test(question))
  if (!found || (isYesOrNo.test(question) && found[1].some(field => noWhether.has(fields[field].unit)))) return null
  const named = lines.find(([words]) => words.test(question))?.[1] ?? []
  // Only a line of business says which limit "the limit" is.
  const isVague = found === questions.at(-1)
  return isVague && named.length === 0 ? null : { fields: found[1], lines: named }
}
