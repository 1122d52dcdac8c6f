import { type FieldWords, field } from './record-field.ts'

/** Limits and deductibles of policies, the more exact ones first: a rule takes its words, so that no other one does. */
export const limitWords: readonly FieldWords[] = [
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
]
