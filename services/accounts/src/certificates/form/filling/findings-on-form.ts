import { insurerLetters, type MappedField } from '@coverdesk/forms'
import { layOut, type Measure, measure } from '@coverdesk/forms/layout'
import type { CertificateFinding, CertificateLine, CertificateSnapshot } from '../../record/certificate-snapshot.ts'
import { nameOfPolicy } from '../../record/certified-policy.ts'
import { type TermName, termKeys, termNames } from '../../record/line-terms.ts'
import type { CertificateFormRecord } from '../certificate-form.model.ts'
import { sourceByKey, termSources } from '../sources/certificate-sources.ts'
import type { CertificateFacts } from '../sources/facts-of-certificate.ts'
import type { PlacedLine } from '../sources/place-lines.ts'
import { factsOnForm } from './draw-on-form.ts'

type Form = Pick<CertificateFormRecord, 'fields' | 'pages'>
type HasSource = (key: string) => boolean

/** What this certificate says and its form has no room for. */
export async function findingsOnForm(form: Form, certificate: CertificateSnapshot): Promise<CertificateFinding[]> {
  const facts = factsOnForm(form, certificate)
  const sources = new Set(form.fields.map(({ source }) => source))
  const has: HasSource = key => sources.has(key)
  return [
    ...facts.unplaced.map(line => finding(`The form has no room for ${nameOfPolicy(line)}.`, nameOfPolicy(line), line)),
    ...facts.placed.flatMap(placed => missingOfPolicy(placed, has)),
    ...missingInsurers(certificate, has),
    ...missingDescription(certificate, has),
    ...cutTexts(form, facts, await measure()),
  ]
}

const finding = (message: string, source: string, line?: CertificateLine): CertificateFinding => ({
  ...{ kind: 'NOT_ON_FORM', message, source },
  policyId: line?.policyId ?? null,
})

function missingOfPolicy({ line, row, limits, rest }: PlacedLine, has: HasSource): CertificateFinding[] {
  const name = nameOfPolicy(line)
  const missing = (fact: string) =>
    finding(`The form has no field for the ${fact} of ${name}.`, `${name}, ${fact}`, line)
  const day = (key: string, date: string | null) => date && !has(`${row}.${key}`)
  const unshown = [...limits.filter(({ key }) => !isShown(row, key, has)).map(({ limit }) => limit), ...rest]
  const isMarked =
    has(`${row}.additionalInsured`) || has(`${row}.additionalInsuredYesNo`) || has('certificate.additionalInsured')
  const isTold = (term: TermName) => has(`${row}.${termSources[term]}`) || has(`${row}.${termSources[term]}YesNo`)
  return [
    ...(day('effective', line.inforceAt) ? [missing('effective date')] : []),
    ...(day('expiration', line.expiresAt) ? [missing('expiration date')] : []),
    ...unshown.map(({ label }) => missing(`limit “${label}”`)),
    ...(line.additionalInsured && !isMarked ? [missing('additional insured')] : []),
    ...termKeys.filter(term => line[term] && !isTold(term)).map(term => missing(termNames[term].toLowerCase())),
  ]
}

/** A limit that has no name on the form is of no use without a field for that. */
const isShown = (row: string, key: string, has: HasSource) =>
  has(`${row}.${key}`) && (key !== 'otherLimit' || has(`${row}.otherLimitName`))

function missingInsurers({ lines }: CertificateSnapshot, has: HasSource): CertificateFinding[] {
  return insurerLetters.flatMap(letter => {
    const name = lines.find(({ insurerLetter }) => insurerLetter === letter)?.insurerName
    if (!name || has(`insurer.${letter}.name`)) return []
    return [finding(`The form has no line for insurer ${letter}, ${name}.`, `Insurers, ${name}`)]
  })
}

const missingDescription = ({ descriptionOfOperations }: CertificateSnapshot, has: HasSource): CertificateFinding[] =>
  descriptionOfOperations && !has('certificate.description')
    ? [finding('The form has no field for the description of operations.', 'Description of operations')]
    : []

/** One finding for each text, however many of its fields are too small. */
function cutTexts({ fields, pages }: Form, { values, placed }: CertificateFacts, font: Measure): CertificateFinding[] {
  const cut = new Map<string, CertificateFinding>()
  for (const field of fields) {
    const text = field.source && values.get(field.source)
    if (!field.source || !text || field.kind !== 'TEXT' || !isCut(text, field, pages, font)) continue
    const source = sourceByKey.get(field.source)
    const line = placed.find(({ row }) => field.source?.startsWith(`${row}.`))?.line
    const what = line
      ? `${nameOfPolicy(line)}, ${source?.label.toLowerCase()}`
      : `${source?.group}, ${source?.label.toLowerCase()}`
    cut.set(
      field.source,
      finding(`The form’s field is too small for this text: ${what}. It would be cut off.`, what, line),
    )
  }
  return [...cut.values()]
}

const isCut = (text: string, field: MappedField, pages: Form['pages'], font: Measure) =>
  field.places.some(({ page, width, height, turn }) => {
    const size = pages[page - 1] ?? { width: 0, height: 0 }
    const [w, h] = [width * size.width, height * size.height]
    const box = turn === 90 || turn === 270 ? { width: h, height: w } : { width: w, height: h }
    return layOut(text, field, box, font).isCut
  })
