import type { ThreadAsk } from '../../email-threads/email-thread.ts'
import { plainText } from '../writing/plain-text.ts'
import { knownOf } from './reply-case.ts'
import {
  beginsOn,
  changeIn,
  driverIn,
  lineIn,
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
}

/** What the work on an ask needs and no one has said yet: what its request has no value for. */
export function missingDetails(ask: ThreadAsk, { hasAccount, policies }: Asker): string[] {
  const known = knownOf(ask)
  const { sentence, details } = ask
  const { text } = details
  const holder = known.holder ? plainText(known.holder) : null
  const lacks = (isKnown: unknown, what: string) => (isKnown ? [] : [what])
  const address = (of: string) => lacks(known.address, `The mailing address of ${of}, with city, state and ZIP code`)
  const since = (what: string) => lacks(beginsOn(text, sentence), what)
  const whichPolicy = lacks(
    known.policy || policies === 1 || policyNamedIn(text) || lineIn(text),
    'Which policy this is about',
  )
  switch (ask.type) {
    case 'CREATE_CERTIFICATE':
      return [
        ...lacks(holder, 'The exact name of the certificate holder'),
        ...address(holder ?? 'the certificate holder'),
        ...(known.isAdditionalInsured
          ? lacks(
              known.relationship || relationshipIn(text),
              `What ${holder ?? 'the certificate holder'} is to you, such as a landlord, lender or general contractor`,
            )
          : []),
      ]
    case 'ADD_ADDITIONAL_INSURED':
      return [
        ...lacks(holder, 'The exact name of the additional insured'),
        ...address(holder ?? 'the additional insured'),
        ...lacks(
          known.relationship || relationshipIn(text),
          `What ${holder ?? 'the additional insured'} is to you, such as a landlord, lender or general contractor`,
        ),
        ...since(`The date from which ${holder ?? 'the additional insured'} should be added`),
      ]
    case 'CANCEL_POLICY':
      return [
        ...whichPolicy,
        ...since('The date on which the policy should end'),
        ...lacks(known.reason, 'The reason for canceling'),
      ]
    case 'ENDORSE_POLICY':
      return [...missingOfChange(ask), ...since('The date from which the change should apply')]
    case 'DOCUMENT_REQUEST':
      return [...lacks(known.documentType, 'Which document you need'), ...whichPolicy]
    case 'QUOTE_REQUEST':
      return [
        ...lacks(lineIn(text), 'What kind of insurance you would like a quote for'),
        ...lacks(hasAccount, 'The legal name and mailing address of your business'),
        ...since('The date on which the insurance should begin'),
      ]
    case 'OTHER':
      return details.isLoss ? missingOfLoss(text) : []
    default:
      return []
  }
}

function missingOfChange({ sentence, details: { text } }: ThreadAsk): string[] {
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
const hurtSaid = /\b(?:hurt|injur\w+|ambulance|hospital|no one was|nobody was)\b/i
const whereSaid =
  /\b(?:in|at|on) (?:[A-Z][\w’']+|the (?:corner|intersection|parking lot|warehouse|office|shop|store|building|yard|dock))/

const missingOfLoss = (text: string): string[] => [
  ...(whenSaid.test(text) ? [] : ['When it happened']),
  ...(whereSaid.test(text) ? [] : ['Where it happened']),
  ...(hurtSaid.test(text) ? [] : ['Whether anyone was hurt']),
  'Photos, if you have them, and a phone number where we can reach you',
]
