import { wordsIn } from '@coverdesk/coverage/lexicon'
import { languageOf, phonesIn, usAddressesIn } from '@coverdesk/coverage/read'
import type { ThreadAsk } from '../../email-threads/email-thread.ts'
import { plainText } from '../writing/plain-text.ts'
import { knownOf } from './reply-case.ts'
import {
  beginsOn,
  changeIn,
  driverIn,
  lineIn,
  namesDay,
  policyNamedIn,
  postalCodeIn,
  relationshipIn,
  saysLicenseState,
  streetIn,
  vehicleIn,
  vinIn,
} from './said.ts'

/** What is known of whoever asks. */
interface Asker {
  /** Whether their account is known. */
  hasAccount: boolean
  /** How many policies of theirs are current; null: not known. */
  policies: number | null
  /** All that their mails say, signatures too: what stands anywhere in them isn’t asked for. */
  words: string
  /** Whether something is attached to them. */
  hasAttachments: boolean
}

/** Reasons and days stand around a wish: so many more words than those that ask tell of them. */
const minMoreWords = 6

/** What the work on an ask needs and no one has said yet: neither a mail, nor its attachments, nor its request. */
export function missingDetails(ask: ThreadAsk, asker: Asker): string[] {
  const { hasAccount, policies, words } = asker
  // In another language nothing is known to be missing.
  if (languageOf(words)) return []
  const known = knownOf(ask)
  const { sentence, details } = ask
  const text = `${details.text}\n${words}`
  const holder = known.holder ? plainText(known.holder) : null
  const lacks = (isKnown: unknown, what: string) => (isKnown ? [] : [what])
  const saysAddress = usAddressesIn(text).length > 0 || postalCodeIn(text) !== null
  const address = (of: string) =>
    lacks(known.address || saysAddress, `The mailing address of ${of}, with city, state and ZIP code`)
  const since = (what: string) => lacks(beginsOn(text, sentence) || namesDay(text), what)
  const relationship = (of: string) =>
    lacks(
      known.relationship || relationshipIn(text),
      `What ${of} is to you, such as a landlord, lender or general contractor`,
    )
  const whichPolicy = lacks(
    known.policy || policies === 1 || policyNamedIn(text) || lineIn(text) || saysPolicyNumber(text),
    'Which policy this is about',
  )
  switch (ask.type) {
    case 'CREATE_CERTIFICATE':
      return [
        ...lacks(holder, 'The exact name of the certificate holder'),
        ...address(holder ?? 'the certificate holder'),
        ...(known.isAdditionalInsured ? relationship(holder ?? 'the certificate holder') : []),
      ]
    case 'ADD_ADDITIONAL_INSURED':
      return [
        ...lacks(holder, 'The exact name of the additional insured'),
        ...address(holder ?? 'the additional insured'),
        ...relationship(holder ?? 'the additional insured'),
        ...since(`The date from which ${holder ?? 'the additional insured'} should be added`),
      ]
    case 'CANCEL_POLICY':
      return [
        ...whichPolicy,
        ...since('The date on which the policy should end'),
        ...lacks(
          known.reason || wordsIn(details.text).length - wordsIn(sentence).length >= minMoreWords,
          'The reason for canceling',
        ),
      ]
    case 'ENDORSE_POLICY':
      return [...missingOfChange(ask, text), ...since('The date from which the change should apply')]
    case 'DOCUMENT_REQUEST':
      return [...lacks(known.documentType, 'Which document you need'), ...whichPolicy]
    case 'QUOTE_REQUEST':
      return [
        ...lacks(lineIn(text), 'What kind of insurance you would like a quote for'),
        ...lacks(hasAccount || saysAddress, 'The legal name and mailing address of your business'),
        ...since('The date on which the insurance should begin'),
      ]
    case 'OTHER':
      return details.isLoss ? missingOfLoss(text, known.phone, asker) : []
    default:
      return []
  }
}

const saysPolicyNumber = (text: string) => wordsIn(text).some(({ text: word }) => /^[A-Z]{2,5}-?\d{4,}/.test(word))

function missingOfChange({ sentence }: ThreadAsk, text: string): string[] {
  const change = changeIn(sentence, text)
  const isKnown = { vehicle: vehicleIn(text) !== null, vin: vinIn(text) !== null }
  const lacking = {
    driver: [
      ...(driverIn(text) ? [] : ['The full name of the driver']),
      ...(saysLicenseState(text) ? [] : ['The state of the driver’s license']),
    ],
    location:
      streetIn(text) && postalCodeIn(text) ? [] : ['The full address of the location, with city, state and ZIP code'],
    vehicle:
      change?.verb === 'Removing'
        ? isKnown.vin || isKnown.vehicle
          ? []
          : ['The year, make, model and VIN of the vehicle']
        : [
            ...(isKnown.vehicle ? [] : ['The year, make and model of the vehicle']),
            ...(isKnown.vin ? [] : ['The full VIN of the vehicle (17 characters)']),
          ],
  }
  return (change?.objects ?? []).flatMap(object => lacking[object])
}

const whenSaid =
  /\b(?:today|yesterday|tonight|last (?:night|week|\w+day)|this (?:morning|afternoon|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\/\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})\b/i
const hurtWords: ReadonlySet<string> = new Set([
  ...[
    'hurt',
    'injured',
    'injury',
    'injuries',
    'ambulance',
    'hospital',
    'pain',
    'okay',
    'ok',
    'fine',
    'safe',
    'unharmed',
    'nobody',
    'stitches',
    'broke',
    'broken',
    'head',
    'medical',
  ],
  ...[
    'everyone',
    'everybody',
    'doctor',
    'surgery',
    'died',
    'killed',
    'bit',
    'bitten',
    'er',
    'paramedics',
    'concussion',
  ],
])
const placeWords: ReadonlySet<string> = new Set([
  'at',
  'in',
  'on',
  'near',
  'by',
  'outside',
  'behind',
  'upstairs',
  'downstairs',
  'inside',
])
const has = (text: string, words: ReadonlySet<string>) => wordsIn(text).some(({ folded }) => words.has(folded))

const missingOfLoss = (text: string, phone: string | null, { hasAttachments }: Asker): string[] => [
  ...(whenSaid.test(text) ? [] : ['When it happened']),
  ...(has(text, placeWords) ? [] : ['Where it happened']),
  ...(has(text, hurtWords) ? [] : ['Whether anyone was hurt']),
  ...(hasAttachments ? [] : ['Photos, if you have them']),
  ...(phone || phonesIn(text).length > 0 ? [] : ['A phone number where we can reach you']),
]
