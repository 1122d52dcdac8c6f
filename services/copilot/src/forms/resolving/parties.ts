import type { FieldName } from '@coverdesk/coverage'
import { isInstruction } from './answers.ts'
import type { Address, FormCase, FormDocument, Party } from './form-case.ts'
import { addressIn, cityLine, linesOfAddress } from './notation.ts'
import { fromDocument, fromRecord } from './policy-of-line.ts'
import { doubted, missing, type Resolved, type StatedValue, settle } from './resolved.ts'

/** What a form says of someone, by the last part of a source’s key. */
type PartyFacts = (fact: string) => Resolved

/** A value that belongs to one who is named by what was stated before. */
const withText = (stated: StatedValue, text: string): StatedValue => ({ ...stated, text })

const partsOf = (name: string, address: Address | null): Record<string, string | null | undefined> => ({
  name,
  nameAndAddress: [name, ...(address ? linesOfAddress(address) : [])].join('\n'),
  address: address && linesOfAddress(address).join('\n'),
  addressLine1: address?.line1,
  addressLine2: address?.line2,
  city: address?.city,
  state: address?.zone,
  zip: address?.postalCode,
  cityStateZip: address && cityLine(address),
})

/** Of a party that one record, or one answer, names. */
function ofOne(party: Party, stated: StatedValue, whenMissing: string): PartyFacts {
  const parts: Record<string, string | null | undefined> = {
    ...partsOf(party.name, party.address),
    ...{ phone: party.phone, email: party.email },
  }
  return fact => {
    const text = parts[fact]
    return settle(text ? [withText(stated, text)] : [], whenMissing)
  }
}

const nobody =
  (reason: string): PartyFacts =>
  () =>
    missing(reason)

export function producerOf({ records: { agency } }: FormCase): PartyFacts {
  if (!agency) return nobody('The agency’s profile couldn’t be read.')
  const whenMissing = 'The agency’s profile doesn’t have this.'
  const from = fromRecord('', 'Agency profile')
  const facts = ofOne(agency, from, whenMissing)
  return fact =>
    fact === 'licenseNumber'
      ? settle(agency.licenseNumber ? [withText(from, agency.licenseNumber)] : [], whenMissing)
      : facts(fact)
}

/** The insured, as the account and the documents have it. */
export function insuredOf(given: FormCase): PartyFacts {
  const { records, documents } = given
  const ofDocuments = (isSecondary: boolean) => documents.filter(document => document.isSecondary === isSecondary)
  const [found, inApplication] = [insuredIn(ofDocuments(false), records.insured), insuredIn(ofDocuments(true), null)]
  return fact => {
    const known = found(fact)
    if (known.state !== 'MISSING') return known
    const said = inApplication(fact)
    return said.state === 'MISSING' ? known : doubted(said, 'Only the client’s application says this. Check it.')
  }
}

function insuredIn(documents: readonly FormDocument[], insured: Party | null): PartyFacts {
  const statedOf = (wanted: FieldName) =>
    documents.flatMap(({ statements }) => statements.filter(({ field }) => field === wanted))
  const [names, places] = [statedOf('insuredName'), statedOf('insuredAddress')]
  const account = insured && fromRecord(insured.name, `Account ${insured.name}`)
  const ofAccount = insured && partsOf(insured.name, insured.address)
  return fact => {
    const whenMissing = 'Not found in the documents or the account.'
    if (fact === 'phone' || fact === 'email') {
      const text = insured?.[fact]
      return settle(text && account ? [withText(account, text)] : [], whenMissing)
    }
    const stated =
      fact === 'name'
        ? names.map(fromDocument)
        : places.flatMap(place => {
            const text = partsOf(String(names[0]?.value ?? ''), addressIn(String(place.value)))[fact]
            return text && (fact !== 'nameAndAddress' || names.length > 0) ? [withText(fromDocument(place), text)] : []
          })
    const text = ofAccount?.[fact]
    // A name alone is no name and address.
    const isWhole = fact !== 'nameAndAddress' || insured?.address || stated.length === 0
    if (account && text && isWhole) stated.push(withText(account, text))
    return settle(stated, whenMissing)
  }
}

/** The certificate holder or additional interest: who someone names, the request names, or else the instruction says. */
export function holderOf(given: FormCase): PartyFacts {
  const { template, records, answers, documents } = given
  const answer = answers.get('certificate holder') ?? answers.get('additional interest')
  if (answer && !isInstruction(answer.text)) {
    const [name = '', ...rest] = answer.text.split('\n').map(line => line.trim())
    const [first = name, ...more] = rest.length > 0 ? [name, ...rest] : splitOnce(name)
    const place = more.join('\n')
    const said = { text: '', origin: 'ANSWER' as const, evidence: null, from: answer.label, confidence: 1 }
    const address = addressIn(place)
    const facts = ofOne({ name: first, address }, said, 'The answer doesn’t have this.')
    // What can’t be taken apart is still an address.
    return fact =>
      place && !address && (fact === 'address' || fact === 'nameAndAddress')
        ? settle([withText(said, fact === 'address' ? place : `${first}\n${place}`)], '')
        : facts(fact)
  }
  if (records.holder) {
    return ofOne(records.holder, fromRecord('', 'Service request'), 'The service request doesn’t have this.')
  }
  if (template.party === 'HOLDER' && answer) return insuredOf(given)
  if (template.party === 'INTEREST') {
    const named = documents.flatMap(({ statements }) =>
      statements.filter(({ field }) => field === 'additionalInsureds'),
    )
    return fact =>
      fact === 'name'
        ? settle(named.map(fromDocument), 'The documents name no additional interest.')
        : missing('The documents don’t say.')
  }
  return nobody('No one was named. Choose who the form is for.')
}

/** "City of Oakland, 1 Frank Ogawa Plaza, Oakland, CA 94612" in one line. */
function splitOnce(text: string): string[] {
  const [, name, place] = /^([^,]+(?:,\s*(?:Inc|LLC|L\.L\.C|Ltd|Co|Corp|LP|LLP|N\.A)\.?)?),\s+(.+)$/i.exec(text) ?? []
  return name && place && addressIn(place) ? [name, place] : [text]
}
