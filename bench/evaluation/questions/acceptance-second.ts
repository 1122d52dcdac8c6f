import { demoAccounts, demoDay } from '@coverdesk/kit'
import {
  type AcceptanceQuestion,
  carrierId,
  count,
  documents,
  dollars,
  inDocument,
  onDay,
  policy,
  recordId,
  text,
} from './acceptance-question.ts'

const { hours, marine, claims, cancellations, certificates, contractors } = documents
const { restaurants, lease, liability, cyber, port } = documents

const documentQuestions: readonly AcceptanceQuestion[] = [
  inDocument('what time do we close', hours, 'to 5:30 p.m. Pacific time', text('5:30')),
  inDocument(
    'It’s the middle of the night, we’re closed, and a client’s building is flooding. Who are they supposed to call?',
    hours,
    'call the carrier’s 24-hour claims line',
    text('claims line'),
  ),
  inDocument(
    'what has to be in place before a boatyard can get named storm coverage?',
    marine,
    'Coverage for named storms needs a written storm plan',
    text('storm plan'),
  ),
  inDocument(
    'Can I tell a client on the phone that their loss will be covered?',
    claims,
    'promise that the loss is covered',
    text('don’t promise', 'do not promise', 'not promise', 'never promise', 'shouldn’t promise', 'can’t promise'),
  ),
  inDocument('usual short rate penlty?', cancellations, 'The short rate penalty is usually 10%', count(10)),
  inDocument(
    'A holder wants some really odd language in the description of operations. Who do I run that by before I put it on the cert?',
    certificates,
    'Send unusual wording to Priya first',
    text('Priya'),
  ),
  inDocument(
    'We have a concrete flatwork contractor in Oregon that wants Coastline. Can we do it on our own authority or does someone over there have to look at it first?',
    contractors,
    'Concrete, flatwork',
    text('underwriting'),
  ),
  inDocument(
    'How much does Coastline charge for a waiver of subro?',
    contractors,
    'A waiver of subrogation costs $250',
    dollars(250),
  ),
  inDocument(
    'what % of sales can be liquor for a restaraunt w/ Tallgrass',
    restaurants,
    'Alcohol sales may not exceed 30% of total sales',
    count(30),
  ),
  inDocument(
    'AM Best rating required by the Pier 4 lease',
    lease,
    'rating of A- VII or better',
    text('A- VII', 'A-minus VII', 'A minus VII'),
  ),
  inDocument(
    'damge to rented premises limit on the Coastline specimen GL',
    liability,
    'Damage to premises rented to you',
    dollars(100_000),
  ),
  inDocument(
    'On the Northlight specimen, what happens to the retention if the insured doesn’t have MFA?',
    cyber,
    'Without it the retention doubles',
    text('double', 'twice'),
  ),
  inDocument(
    'How many business days before the job starts does the port district need the certificate?',
    port,
    'at least five business',
    count(5),
  ),
]

const { brightPath, mehtaProperties, bergstrom } = demoAccounts

const recordQuestions = (today: string): readonly AcceptanceQuestion[] => [
  {
    text: 'who’s our contact at Bright Path Childcare',
    answer: {
      says: [text('Lucía Fernández', 'Lucia Fernandez')],
      // The record of the policy names the client alone.
      records: [
        policy(26, 1, { otherIds: [brightPath.id, brightPath.contactId], states: [text('Bright Path Childcare')] }),
      ],
    },
  },
  {
    text: 'Effective date of Angstrom Instruments’ product liability?',
    answer: {
      says: [onDay(demoDay(today, -12))],
      without: ['Cyber'],
      records: [policy(50, 0)],
    },
  },
  {
    text: 'which of our clients carry D&O?',
    answer: {
      says: [text('Mehta Properties'), text('Bergström Holdings')],
      without: ['Hospitality', 'Lakeshore', 'Larkspur', 'Ångström', 'Sunset', 'Consolidated'],
      records: [
        policy(40, 0, { otherIds: [mehtaProperties.id], states: [text('Mehta Properties')] }),
        policy(48, 0, { otherIds: [bergstrom.id], states: [text('Bergström Holdings')] }),
      ],
    },
  },
  {
    text: 'Has the EPLI for Sunset Taqueria been bound yet or where does it stand?',
    answer: {
      says: [text('binding')],
      without: ['Hearthgate', 'Quarrystone'],
      records: [policy(16, 0)],
    },
  },
  {
    text: 'who is assinged to the rooftop pool endorsement for Mehta Hospitality',
    answer: {
      says: [text('Luis Ángel Domínguez-Ferreira')],
      records: [{ kind: 'request', id: recordId('e', 11) }],
    },
  },
  {
    text: 'Redwood Precision Machining asked us a week ago to cancel their product liability because they went with another carrier, and that request is still open. What are we waiting for?',
    answer: {
      says: [
        text('signature', 'waiting for the client', 'waiting on the client', 'waiting for client', 'waiting on client'),
      ],
      records: [{ kind: 'request', id: recordId('e', 21), states: [text('Kestrel Point’s renewal was 40 percent')] }],
    },
  },
  {
    text: 'claims phone number for Juniper Ridge',
    answer: {
      says: [text('800-555-0118')],
      // One of its policies, which names it, stands for the carrier.
      records: [policy(35, 0, { otherIds: [carrierId(2)], states: [text('Juniper Ridge')] })],
    },
  },
]

/** What no guide prices or tells, and a claim, a holder and a policy that aren't there, each beside something that is. */
const unanswerable: readonly string[] = [
  'How much is the security deposit under the Pier 4 lease?',
  'what does Tallgrass charge for liquor liability',
  'Coastline’s minimum premium for landscaping?',
  'Who is working on the water damage claim for Larkspur Dental?',
  'When did we last send a certificate to Sutter Health for Larkspur Dental Group?',
  'which carrier has the hull policy of Zephyr Aerial Surveys',
]

/**
 * As those of `acceptanceQuestions`, of other things: written, too, by someone who had not seen the rules of the engine, nor
 * what she answers. Never change rules, or these questions, for one of them.
 * @param today the day on which the demo was seeded
 */
export const secondAcceptance = (today: string): readonly AcceptanceQuestion[] => [
  ...documentQuestions,
  ...recordQuestions(today),
  ...unanswerable.map(question => ({ text: question, answer: null })),
]
