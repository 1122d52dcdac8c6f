import type { InsuranceType } from '@coverdesk/coverage'

/** How documents name lines of business, in the words of `labelOf`; what is more exact comes first. */
const names: readonly (readonly [InsuranceType, RegExp])[] = [
  ['UMBRELLA', /\b(?:commercial )?umbrella\b(?: (?:and |or )?excess)?(?: liability)?|\bumb\b/],
  [
    'EXCESS',
    /\bexcess (?:commercial |general )?liability\b|\bfollow(?:ing)? form excess\b|\bexcess (?:policy|coverage|insurance|layer|limits?)\b|^excess$|^excess liab\b/,
  ],
  ['DIRECTORS_AND_OFFICERS', /\bdirectors? (?:and )?officers?\b(?: liability)?|\bd and o\b|\bdno\b|^do$/],
  ['EMPLOYMENT_PRACTICES_LIABILITY', /\bemployment (?:related )?practices?\b(?: liability)?|\bepli?\b/],
  [
    'CYBER',
    /\bcyber\b(?: (?:liability|risk|security|and privacy))?|\bnetwork security\b(?: and privacy)?|\b(?:data|privacy) breach (?:liability|coverage)\b|\bprivacy liability\b/,
  ],
  [
    'PROFESSIONAL_LIABILITY',
    /\bprof(?:essional)? (?:liability|indemnity)\b(?: errors and omissions)?|\bprofessional services liability\b|\bmiscellaneous professional\b|^professional$/,
  ],
  ['ERRORS_AND_OMISSION', /\berrors? (?:and )?omissions?\b|\be and o\b/],
  [
    'WORKERS_COMPENSATION',
    /\bworkers?(?:'| s)? compensation\b(?: and employers? liability)?|\bworkmens? compensation\b|^compensation and employers? liability\b|\bemployers? liability\b|^wc(?: and)?(?: el)?$|\bwc\b(?! \d{4,}\b| \d{2} \d{2} \d{2})|\bworkers? comp(?:ensation)?\b|\bwork compensation\b/,
  ],
  [
    'GENERAL_LIABILITY',
    /\b(?:commercial )?general liability\b|\bcgl\b|\bgl\b(?! \d{4,}\b| \d{2,4} \d{2} \d{2}\b)|\bpremises(?: and)? operations liability\b/,
  ],
  [
    'COMMERCIAL_AUTO',
    /\b(?:commercial |business )?auto(?:mobile)?s?(?: liability)?\b|\bmotor vehicle liability\b|\bbusiness auto\b/,
  ],
  ['BUSINESS_OWNERS', /\bbusiness ?owners?\b(?: policy)?|\bbop\b/],
  ['PRODUCT_LIABILITY', /\bproducts? liability\b/],
  [
    'PROPERTY',
    /\b(?:commercial |building and personal )?property (?:coverages?|policy|section|insurance|schedule|declarations|limits?|part)\b|\bcommercial property\b|^property$|^building and (?:business )?personal property$|^(?:total )?property(?= (?:premium|deductible)\b)/,
  ],
]

const everywhere = names.map(([line, pattern]) => [line, new RegExp(pattern.source, 'g')] as const)

/** Where a text, in the words of `labelOf`, names lines of business, from left to right. */
export function linesNamedIn(label: string): { line: InsuranceType; start: number; end: number }[] {
  const found: { line: InsuranceType; start: number; end: number }[] = []
  for (const [line, pattern] of everywhere) {
    for (const match of label.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!found.some(other => start < other.end && other.start < end)) found.push({ line, start, end })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

/** What may stand around the name of a line in a heading of its own. */
const around =
  /\b(?:coverages?|section|part|policy|policies|declarations?|limits?|of|and|insurance|the|schedule|form|commercial|liability|line|summary|quote|quotation|proposal|binder|for|premium|deductibles?|supplemental|common|i|ii|iii|iv|v|vi|vii|\d+|[a-f]|claims|made|occurrence|basis|continued|cont|details?|requirements?|option|application|page|certificate|your|business|information|number|each|primary|loss|run|experience|report|proposed|package|one|two|parts?|statutory|contractors?|tech(?:nology)?|owned|hired|non)\b/g

/** The line that a text is the heading of: it names one line, and says little else. */
export function lineHeaded(label: string): InsuranceType | null {
  const [named, another] = linesNamedIn(label)
  if (!named || (another && another.line !== named.line && !isPair(named.line, another.line))) return null
  const others = label.slice(0, named.start) + label.slice(another?.end ?? named.end)
  const rest = others.replace(around, ' ').trim()
  return rest === '' ? named.line : null
}

/** "Umbrella/Excess", "Professional Liability / E&O", "Workers Compensation and Employers Liability" are one line each. */
const isPair = (one: InsuranceType, other: InsuranceType) =>
  [
    'UMBRELLA EXCESS',
    'EXCESS UMBRELLA',
    'PROFESSIONAL_LIABILITY ERRORS_AND_OMISSION',
    'ERRORS_AND_OMISSION PROFESSIONAL_LIABILITY',
  ].includes(`${one} ${other}`)
