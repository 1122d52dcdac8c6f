import { certificateUnits, claimsOf, numberMatches } from '../../checks/certificate-claims.ts'
import { evidenceOf, isPolicyOrQuote, type Proof } from '../../checks/contract/evidence.ts'
import { dateFields, fieldsOf, termFields } from '../../comparing/field-groups.ts'
import { agreementOf, type Item, itemsOf } from '../../comparing/items.ts'
import { partiesOf } from '../../documents/parties.ts'
import { type Side, sideOf } from '../../documents/side.ts'
import { emailOf } from '../../writing/missing-email.ts'
import type { Plan, Playbook } from '../playbook.ts'
import { asksOf } from './asks.ts'
import { certificateAnswer } from './certificate-answer.ts'
import { boxesOf, searchesIn } from './certificate-boxes.ts'
import { certificateReport } from './certificate-report.ts'
import type { Findings } from './findings.ts'

const checked = fieldsOf(
  new Set(['insuredName', 'insuredAddress', 'insurerName', 'insurerNaic', 'policyNumber'] as const),
  dateFields,
  termFields,
)
const order = ['DIFFERENT', 'UNCLEAR', 'MISSING', 'SAME'] as const

/** The certificate against the quote or policy, item by item. */
export const certificateReview: Playbook = async ({ documents }): Promise<Plan | null> => {
  const { first, others } = partiesOf(documents, { role: 'CERTIFICATE', kinds: ['CERTIFICATE'] })
  const certificate = sideOf('Certificate', first)
  const policy = sideOf('Quote or policy', others.filter(isPolicyOrQuote))
  if (certificate.documents.length === 0) return null
  const units = await certificateUnits(certificate.documents)
  const evidence = await evidenceOf(policy.documents)
  const numbers = numberMatches(units, evidence)
  const items = itemsOf([certificate, policy], checked)
    .filter(item => isOnCertificate(item, certificate))
    .filter(({ field }) => field !== 'policyNumber' || numbers.length === 0)
    .map(item => withPrintedText(item, units))
  const claims = claimsOf(units, evidence, boxesOf(certificate, units))
  const findings: Findings = { certificate, policy, items: sorted(items), numbers, claims }
  return {
    intro: 'I’ll check each item of the certificate against the quote or policy.',
    looks: searchesIn(policy.documents),
    report: certificateReport(findings, documents),
    answer: certificateAnswer(findings),
    email: emailOf('Certificate: items to check', asksOf(findings)),
  }
}

/** A certificate of liability insurance has no property coverage: its absence is no finding. */
const isOnCertificate = ({ line, stated }: Item, { lines }: Side) =>
  stated[0]?.length !== 0 || line === null || lines.has(line)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A name or an address of the policy that the certificate prints word for word is on the certificate, though it wasn't read as one. */
function withPrintedText(item: Item, units: readonly Proof[]): Item {
  const [shown = [], actual = []] = item.stated
  const [value] = actual
  if (shown.length > 0 || !value || (item.field !== 'insuredAddress' && item.field !== 'insuredName')) return item
  const wanted = new Set(wordsOf(String(value.value)))
  const places = units.filter(
    ({ text }) =>
      wordsOf(text).filter(word => wanted.has(word)).length >= 2 &&
      wordsOf(text).every(word => wanted.has(word) || word.length < 3),
  )
  const found = new Set(places.flatMap(({ text }) => wordsOf(text)))
  const [place] = places
  const isWhole = place !== undefined && [...wanted].every(word => found.has(word))
  return isWhole
    ? { ...item, stated: [[{ ...value, document: place.document, page: place.page, quote: place.quote }], actual] }
    : item
}

const sorted = (items: readonly Item[]) => [...items].sort((a, b) => placeOf(a) - placeOf(b))

/** What a certificate leaves out, as most leave out premiums and deductibles, is read last. */
const placeOf = (item: Item) => (item.stated[0]?.length === 0 ? order.length : order.indexOf(agreementOf(item)))
