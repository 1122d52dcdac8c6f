import type { InsuranceType } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'

/** A coverage that a request's text may ask for. */
export interface Coverage {
  /** In a sentence: "No certified policy covers …". */
  name: string
  /** How people write it. */
  words: RegExp
  types: readonly InsuranceType[]
}

const auto =
  /\b(?:commercial |business |any )?auto(?:mobile|s)?\b(?! ?(?:body|dealer|detailing|glass|mechanic|parts|repair|sales|salvage|service|shop))/
const workers = /\bwork(?:er|man|men)['’]?s?['’]? ?comp(?:ensation)?\b|\bwc\b|\bemployer['’]?s['’]? liability\b/

/** Those that tell more come first: `products liability` is not `liability`. */
export const coverages = [
  {
    name: 'general liability',
    words: /\b(?:commercial )?general liability\b|\bc?gl\b/,
    types: ['GENERAL_LIABILITY', 'PACKAGE', 'BUSINESS_OWNERS'],
  },
  { name: 'workers compensation', words: workers, types: ['WORKERS_COMPENSATION'] },
  {
    name: 'umbrella or excess liability',
    words: /\bumbrella\b|\bexcess (?:liability|policy|coverage|insurance)\b/,
    types: ['UMBRELLA', 'EXCESS'],
  },
  { name: 'auto liability', words: auto, types: ['COMMERCIAL_AUTO'] },
  { name: 'cyber', words: /\bcyber\b|\bdata breach\b|\bnetwork security\b/, types: ['CYBER'] },
  {
    name: 'professional liability',
    words: /\bprofessional (?:liability|indemnity)\b|\berrors? (?:and|&) omissions?\b|\be ?& ?o\b|\bmalpractice\b/,
    types: ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  },
  {
    name: 'directors and officers liability',
    words: /\bdirectors?['’]? (?:and|&) officers?\b|\bd ?& ?o\b/,
    types: ['DIRECTORS_AND_OFFICERS'],
  },
  {
    name: 'employment practices liability',
    words: /\bemployment practices?\b|\bepli?\b/,
    types: ['EMPLOYMENT_PRACTICES_LIABILITY'],
  },
  {
    name: 'product liability',
    words: /\bproducts? liability\b/,
    types: ['PRODUCT_LIABILITY', 'GENERAL_LIABILITY', 'PACKAGE', 'BUSINESS_OWNERS'],
  },
  {
    name: 'property',
    words: /\b(?:commercial )?property (?:insurance|coverage|policy|limit)\b|\bbuilding (?:insurance|coverage|limit)\b/,
    types: ['PROPERTY', 'PACKAGE', 'BUSINESS_OWNERS', 'RENTAL'],
  },
  { name: 'cargo', words: /\b(?:motor truck )?cargo\b/, types: ['SHIPPING_AND_TRANSPORTATION'] },
  { name: 'a jewelers block', words: /\bjewell?er['’]?s['’]? block\b/, types: ['JEWELERS_BLOCK'] },
  {
    name: 'a business owners policy',
    words: /\bbusiness ?owner['’]?s?['’]?(?: policy)?\b|\bbop\b/,
    types: ['BUSINESS_OWNERS', 'PACKAGE'],
  },
  { name: 'accident and health', words: /\baccident (?:and|&) health\b/, types: ['ACCIDENT_AND_HEALTH'] },
] as const satisfies readonly Coverage[]

export const policiesWith = (coverage: Coverage, policies: readonly CertifiedPolicy[]): CertifiedPolicy[] =>
  policies.filter(({ type }) => coverage.types.includes(type))
