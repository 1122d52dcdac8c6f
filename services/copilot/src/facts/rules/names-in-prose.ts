import type { FieldName } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { sentencesOf } from '../layout/sentences-of.ts'
import type { Reading } from '../reading-of.ts'

const word = "(?:[A-Z][\\w’'.-]*|&)"
const name = `(?<name>${word}(?: (?:of |the |and )?${word})*(?:,? (?:LLC|L\\.L\\.C\\.|Inc\\.?|Corp\\.?|Co\\.?|Ltd\\.?|LLP|LP|PLLC|PC))?)`
const insurerName = `(?<name>${word}(?: (?:of |the |and )?${word})* (?:Insurance|Casualty|Indemnity|Assurance|Mutual|Surety|Underwriters|Specialty|Reinsurance|Fire)(?: (?:and |& )?${word})*)`

/** How letters name who is who. */
const phrases: readonly (readonly [FieldName, RegExp])[] = [
  ['insurerName', new RegExp(`\\b(?:through|with|by|from|of|paper|carrier|insurer|company)(?: is|:)? ${insurerName}`)],
  [
    'insuredName',
    new RegExp(
      `\\b(?:(?:[Yy]our|[Oo]ur|[Tt]he) (?:client|insured|applicant|customer),?|[Oo]n behalf of(?: our (?:client|insured))?|(?:[Qq]uot(?:e|ation)|[Tt]erms|[Cc]overage|[Pp]roposal|[Ii]ndication|[Ii]nsurance|[Pp]rogram|[Bb]inder|[Bb]ind)(?: [\\w-]+){0,4}? for|insure|insured is|issued to) ${name}`,
    ),
  ],
  ['insuredName', new RegExp(`^(?:R[Ee]|S(?:ubject|UBJECT)):? ${name}(?=$| [–—-])`)],
  [
    'quoteNumber',
    /\b(?:quote|quotation|proposal|indication|reference)(?: number| no\.?| #|:)*\s+(?<name>(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{3,})/i,
  ],
  ['binderNumber', /\bbinder(?: number| no\.?| #|:)+\s*(?<name>(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{3,})/i],
  [
    'policyNumber',
    /\bpolicy(?: number| no\.?| #|:)+\s*(?<name>(?:[A-Z]{1,5} )?(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{3,}(?: \d[A-Z0-9-]*)*)/i,
  ],
  ['endorsementNumber', /\bendorsement(?: number| no\.?| #|:)+\s*(?<name>\d[\w-]*)/i],
]

/** Names and numbers that letters and endorsements have in their sentences, where no label has them. */
export function namesInProse(reading: Reading, known: ReadonlySet<FieldName>): Claim[] {
  if (reading.kind === 'CONTRACT' || reading.kind === 'APPLICATION' || reading.kind === null) return []
  const claims: Claim[] = []
  for (const [field, pattern] of phrases) {
    if (known.has(field)) continue
    const found = claims.some(claim => claim.field === field) ? null : first(reading, field, pattern)
    if (found) claims.push(found)
  }
  return claims
}

/** What another insurer had before. */
const isOfEarlier =
  /\b(?:expiring|previous(?:ly)?|prior|former(?:ly)?|incumbent|current (?:carrier|insurer|policy)|last year|renewal of|replaces)\b/i

const isInsurer =
  /\b(?:Insurance|Casualty|Indemnity|Assurance|Surety|Underwriters|Reinsurance) (?:Company|Co\b|Corporation|Corp\b)|\b(?:Fire|Specialty|Mutual|Surety|Assurance) (?:and \w+ )?(?:Company|Co\b|Corporation)/

function first(reading: Reading, field: FieldName, pattern: RegExp): Claim | null {
  for (const { page, row, text, start, end } of sentencesOf(reading.rows)) {
    if (page.number > 2 || reading.contextOf(row).topic === 'WORDING' || isOfEarlier.test(text)) continue
    const value = pattern.exec(text)?.groups?.['name']?.replace(/[,;]$|(?<!Inc|Co|Corp|Ltd|L\.L\.C)\.$/, '')
    if (
      !value ||
      (field === 'insurerName' && /\b(?:Brokers?|Brokerage|Agency|Advisors|Services|Quote|Partners)\b/.test(value))
    )
      continue
    if (field === 'insuredName' && isInsurer.test(value)) continue
    if (
      field === 'insuredName' &&
      /\b(?:Quot|Renewal|Polic|Insurance|Liability|Proposal|Submission|Binder)/.test(value)
    )
      continue
    if (/^(?:The|This|Your|Our|We|You|All|Any|A|An)$/.test(value)) continue
    return {
      field,
      line: null,
      value,
      unit: 'TEXT',
      page: page.number,
      quote: page.text.slice(start, end),
      at: start,
      confidence: 0.7,
    }
  }
  return null
}
