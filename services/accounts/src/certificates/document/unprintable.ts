import { drawnCodePoints, loadFont, weights } from '@coverdesk/forms/layout'
import { type ValidationError, validationFailed } from '@coverdesk/kit'
import type { CertificateSnapshot } from '../record/certificate-snapshot.ts'

/** Others need shaping or another direction, which the documents don't have. */
const writtenByLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u

/** The characters of a text that documents can't print, each once. Line breaks are no characters. */
export async function unprintableIn(text: string): Promise<string[]> {
  const found = new Set<string>()
  for (const font of await Promise.all(weights.map(loadFont))) {
    for (const codePoint of drawnCodePoints(text.replaceAll('\n', ''), font)) {
      const character = String.fromCodePoint(codePoint)
      if (!writtenByLetters.test(character) || !font.hasGlyphForCodePoint(codePoint)) found.add(character)
    }
  }
  return [...found]
}

/** A text of a certificate, the input's field that it comes from, and where it is changed. */
interface PrintedText {
  path: string
  text: string | null | undefined
  /** Whose text it is, unless it is the field's own. */
  of?: string
}

type Holder = CertificateSnapshot['holder']
type Draft = Omit<CertificateSnapshot, 'certificateNumber'>

/** @throws VALIDATION_FAILED at the fields of the holder book */
export const demandPrintableHolder = async (holder: Holder): Promise<void> =>
  demand(await errorsOf(textsOfHolder(holder)))

/** @throws VALIDATION_FAILED at the fields of the certificate's form */
export const demandPrintable = async (draft: Draft): Promise<void> => demand(await unprintableTexts(draft))

/** @returns a sentence for each text of a certificate that can't be printed, at the field of the form */
export function unprintableTexts(draft: Draft): Promise<ValidationError[]> {
  const { holder, ...rest } = draft
  const ofHolder = textsOfHolder(holder).map(({ path, text }) => ({ path: `holder.${path}`, text }))
  return errorsOf([...ofHolder, ...textsOfCertificate(rest)])
}

function demand(errors: ValidationError[]) {
  if (errors.length > 0) throw validationFailed(errors)
}

async function errorsOf(texts: readonly PrintedText[]): Promise<ValidationError[]> {
  const errors = new Map<string, ValidationError>()
  for (const { path, text, of } of texts) {
    const characters = text ? await unprintableIn(text) : []
    if (characters.length === 0) continue
    const message = `${of ? `${of}: certificates` : 'Certificates'} can’t print ${inWords(characters)}. Use Latin, Greek or Cyrillic letters.`
    errors.set(`${path} ${message}`, { path, message })
  }
  return [...errors.values()]
}

const maxNamed = 5

/** `“ש”`, `“ש” and “ל”`, or the first ones `and 3 more`. */
function inWords(characters: readonly string[]): string {
  const named = characters.slice(0, maxNamed).map(character => `“${character}”`)
  const more = characters.length - named.length
  const last = more > 0 ? `${more} more` : named.pop()
  return named.length === 0 ? `${last}` : `${named.join(', ')} and ${last}`
}

function textsOfCertificate(draft: Omit<Draft, 'holder'>): PrintedText[] {
  const { descriptionOfOperations, insured, lines, producer, producerProfile, issuedBy } = draft
  return [
    { path: 'descriptionOfOperations', text: descriptionOfOperations },
    { path: 'accountId', text: insured.name, of: 'The account’s name' },
    { path: 'accountId', text: wordsOf(insured.address), of: 'The account’s address' },
    { path: 'accountId', text: producer, of: 'Your agency’s name' },
    { path: 'accountId', text: wordsOf(producerProfile?.address), of: 'Your agency’s address' },
    { path: 'accountId', text: producerProfile?.licenseNumber, of: 'Your agency’s license number' },
    { path: 'accountId', text: issuedBy, of: 'Your name' },
    ...lines.flatMap(({ insurerName, policyNumber, limits }) => [
      { path: 'policyIds', text: insurerName, of: `Insurer ${insurerName}` },
      { path: 'policyIds', text: policyNumber, of: `Policy ${policyNumber}` },
      ...limits.map(({ label }) => ({ path: 'policyIds', text: label, of: `Limit ${label}` })),
    ]),
  ]
}

function textsOfHolder({ name, address: { line1, line2, city } }: Holder): PrintedText[] {
  return [
    { path: 'name', text: name },
    { path: 'address.line1', text: line1 },
    { path: 'address.line2', text: line2 },
    { path: 'address.city', text: city },
  ]
}

const wordsOf = (address: CertificateSnapshot['insured']['address'] | undefined) =>
  address && [address.line1, address.line2, address.city].join(' ')
