import { demoAccounts, demoDay } from '@coverdesk/kit'
import {
  type AcceptanceQuestion,
  carrierId,
  count,
  documents,
  dollars,
  inDocument,
  notWritten,
  onDay,
  policy,
  recordId,
  text,
} from './acceptance-question.ts'

const { certificates, roofers, cancellations, claims, marine, hours } = documents
const { contractors, restaurants, lease, liability, cyber, port } = documents

const documentQuestions: readonly AcceptanceQuestion[] = [
  inDocument(
    'The contract my client sent over asks for $3 million per occurrence. What should I look at before I get back to them?',
    certificates,
    'check the umbrella before you answer',
    text('umbrella'),
  ),
  inDocument(
    'whats the biggest loss a residential roofer can have had in the past 5 yrs before we cant quote them ourselves',
    roofers,
    'no losses over $25,000',
    dollars(25_000),
  ),
  inDocument(
    'A client wants us to cancel back to the day his new carrier picked him up, which was over a month ago. What do we need a copy of?',
    cancellations,
    'ask for a copy of the new declarations page',
    text('declarations', 'declaration page', 'dec page'),
  ),
  inDocument(
    'How long do we have to get a workplace injury over to the comp carrier?',
    claims,
    'injuries are reported to the carrier within one business day',
    text('one business day', '1 business day'),
  ),
  inDocument(
    'How often does a boat yard have to get its travel lift inspected for the underwriters?',
    marine,
    'Crane and travel lift inspections',
    text('each year', 'every year', 'yearly', 'annual', 'once a year', 'one a year', 'per year'),
  ),
  inDocument(
    'are we off on federal holidays?',
    hours,
    'closed on federal holidays',
    text('closed', 'not open', 'aren’t open'),
  ),
  inDocument(
    'how fast does coastline get back to us if we send them everything they want',
    contractors,
    'We answer a complete submission within three business days',
    text('three business days', '3 business days'),
  ),
  inDocument(
    'Would Coastline take a contractor who works on bridges?',
    contractors,
    'Work on airports, bridges, dams or tunnels',
    notWritten('Work on airports, bridges'),
  ),
  inDocument(
    'for tallgrass how often does the extinguishing system in the kitchen need to be servced',
    restaurants,
    'extinguishing system that is serviced',
    text('six months', '6 months', 'twice a year', 'two times a year'),
  ),
  inDocument(
    'pier 4 lease - how many days late can the rent be before there’s a charge',
    lease,
    'rent that is more than ten days late',
    count(10),
  ),
  inDocument(
    'does the AI endorsement on the coastline specimen pick up completed ops?',
    liability,
    'Completed operations aren’t included in this endorsement',
    text(
      ...['aren’t included', 'are not included', 'isn’t included', 'is not included', 'not included', 'excluded'],
      ...['doesn’t include', 'does not include', 'aren’t covered', 'not covered', 'ongoing operations only'],
      ...['only ongoing operations', 'only for ongoing operations', 'doesn’t pick up', 'does not pick up'],
    ),
  ),
  inDocument(
    'how much does the northlight specimen have for social enginering',
    cyber,
    'Social engineering fraud',
    dollars(100_000),
  ),
  inDocument(
    'What email do we send the port district’s certificates to?',
    port,
    'Certificates are sent to',
    text('risk@port.example'),
  ),
]

const { northFork, johnson, phoHuong, mehtaProperties, redwood, angstrom, triCounty, brightPath } = demoAccounts

const triCountyPolicies = [policy(21, 2), policy(22, 1), policy(23, 1), policy(24, 0), policy(25, 0)].map(
  ({ id }) => id,
)

const recordQuestions = (today: string): readonly AcceptanceQuestion[] => [
  {
    text: 'who’s got the hail claim for North Fork’s greenhouse',
    answer: {
      says: [text('Priya')],
      records: [{ kind: 'request', id: recordId('e', 25), otherIds: [northFork.id] }],
    },
  },
  {
    text: 'Al Johnson Trucking’s commercial auto is being canceled. As of what date?',
    answer: {
      says: [onDay(demoDay(today, 14))],
      without: ['Pacific Mariner'],
      records: [policy(55, 0, { otherIds: [johnson.id] })],
    },
  },
  {
    text: 'does pho huong still have workers comp through us?',
    answer: {
      says: [text('expired', 'ended', 'lapsed', 'not in force', 'isn’t in force', 'ran out', 'no longer')],
      without: ['Hearthgate'],
      records: [policy(47, 0, { otherIds: [phoHuong.id] })],
    },
  },
  {
    text: 'Which carrier has the property policy for Mehta Properties?',
    answer: {
      says: [text('Old Lantern')],
      without: ['Tallgrass', 'Bluewater', 'Northlight'],
      records: [policy(37, 1, { otherIds: [carrierId(3), mehtaProperties.id] })],
    },
  },
  {
    text: 'Can you give me a list of the clients we have product liability for?',
    answer: {
      says: [text('Redwood'), text('North Fork'), text('Ångström', 'Angstrom')],
      without: ['Bayview', 'Larkspur', 'Tri-County', 'Pinnacle', 'Coastal Freight', 'Kowalski', 'Consolidated'],
      records: [
        policy(10, 0, { otherIds: [redwood.id], states: [text('Redwood')] }),
        policy(18, 0, { otherIds: [northFork.id], states: [text('North Fork')] }),
        policy(50, 0, { otherIds: [angstrom.id], states: [text('Ångström')] }),
      ],
    },
  },
  {
    text: 'need the street address for tri-county electrical',
    answer: {
      says: [text('930 Foundry St')],
      // Its policies name the address of the insured.
      records: [{ kind: 'account', id: triCounty.id, otherIds: triCountyPolicies }],
    },
  },
  {
    text: 'what day did the latest cert for Bright Path go out to Boise Foothills Parks District',
    answer: {
      says: [onDay(demoDay(today, -62))],
      // Its holder asked for no other client's.
      records: [{ kind: 'certificate', id: recordId('e', 44), otherIds: [brightPath.id, recordId('f', 12)] }],
    },
  },
]

/** What guides and specimens are silent on, and a policy, a claim and a deadline that aren't there. */
const unanswerable: readonly string[] = [
  'How much does Coastline charge for primary and noncontributory wording?',
  'By how much does the Pier 4 rent go up each year?',
  'What limit does the Northlight specimen have for ransomware?',
  'When does Sunset Taqueria’s umbrella renew?',
  'who’s handling the slip and fall at bayview marine',
  'Within how many days do we have to report an auto accident to the carrier?',
]

/**
 * As those of `acceptanceQuestions`, of other things: written, too, by someone who had not seen the rules of the engine, nor
 * what she answers. A coin decided for each pair of like questions which went here, and which to the third set.
 * Never change rules, or these questions, for one of them.
 * @param today the day on which the demo was seeded
 */
export const fourthAcceptance = (today: string): readonly AcceptanceQuestion[] => [
  ...documentQuestions,
  ...recordQuestions(today),
  ...unanswerable.map(question => ({ text: question, answer: null })),
]
