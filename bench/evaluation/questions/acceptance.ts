import { type DemoInsurance, demoAccounts, demoDay, demoPolicies } from '@coverdesk/kit'
import {
  type AcceptanceQuestion,
  carrierId,
  count,
  documents,
  dollars,
  inDocument,
  onDay,
  type RecordProof,
  recordId,
  text,
} from './acceptance-question.ts'

const { certificates, roofers, cancellations, claims, liability, lease, restaurants, port } = documents

const documentQuestions: readonly AcceptanceQuestion[] = [
  inDocument(
    'turnaround on a COI?',
    certificates,
    'issued within one business day after the client asks for it',
    text('one business day', '1 business day'),
  ),
  inDocument(
    'Does issuing a certificate by itself make someone an AI?',
    certificates,
    ['A certificate alone doesn’t grant it', 'Additional insured status needs an endorsement on the policy'],
    text('doesn’t grant', 'does not grant', 'needs an endorsement', 'requires an endorsement'),
  ),
  inDocument(
    'We have a roofer that does hot tar on two-story homes. Can we quote that ourselves or does it have to go to the carrier first?',
    roofers,
    'use torch-down or hot tar',
    text('referred', 'refer it', 'refer this', 'refer that', 'refer to the carrier'),
  ),
  inDocument(
    'how mnay years in buisness does a residential roofer need so we can quote w/o referral',
    roofers,
    'at least three years in business',
    count(3),
  ),
  inDocument(
    'Can a California insured cancel their WC by just sending us an email?',
    cancellations,
    'An email is not enough for workers’ compensation in California',
    text('not enough', 'isn’t enough', 'needs a request that is signed'),
  ),
  inDocument(
    'how far back can we backdate a cancelation',
    cancellations,
    'We don’t backdate cancellations more than 30 days',
    text('30 days'),
  ),
  inDocument(
    'List the things we should collect from a client who reports a loss',
    claims,
    'Photos, a police report number if there is one, names of witnesses, and an estimate of the damage',
    ...[text('photos'), text('police report'), text('witnesses'), text('estimate')],
  ),
  inDocument(
    'Med exp limit on the Coastline specimen policy?',
    liability,
    'Medical expense, any one person',
    dollars(5000),
  ),
  inDocument(
    'Who besides the landlord has to be an AI under the Pier 4 lease?',
    lease,
    'The landlord and its lender, Old Harbor Bank, are additional insureds',
    text('Old Harbor Bank'),
  ),
  inDocument('What day does the Pier 4 lease start?', lease, 'begins on March 1, 2026', onDay('2026-03-01')),
  inDocument(
    'Would Tallgrass take a food truck?',
    restaurants,
    'Nightclubs, food trucks and restaurants that close after 2 a.m.',
    text('not eligible', 'isn’t eligible', 'aren’t eligible', 'ineligible'),
  ),
  inDocument(
    'highest deductible the port district lets a contractor have',
    port,
    'The deductible may not exceed',
    dollars(25_000),
  ),
]

type Client = keyof typeof demoAccounts

function recordQuestions(today: string): readonly AcceptanceQuestion[] {
  const policies = demoPolicies('67', today)
  const policyOf = (client: Client, type: string): DemoInsurance => {
    const found = policies.find(policy => policy.account.id === demoAccounts[client].id && policy.type === type)
    if (!found) throw new Error(`The demo has no ${type} of ${client}.`)
    return found
  }
  const recordOf = (client: Client, type: string, rest: Partial<RecordProof> = {}): RecordProof => ({
    ...{ kind: 'policy', id: policyOf(client, type).id },
    ...rest,
  })
  const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28')
  const bluewaterClients: readonly (readonly [Client, string])[] = [
    ['bayview', 'Bayview'],
    ['redwood', 'Redwood'],
    ['northFork', 'North Fork'],
    ['pinnacle', 'Pinnacle'],
    ['mehtaProperties', 'Mehta Properties'],
  ]
  return [
    {
      text: 'who writes Bayview Marine’s WC',
      answer: {
        says: [text('Quarrystone')],
        without: ['Bluewater', 'Pacific Mariner', 'Old Lantern'],
        records: [recordOf('bayview', 'WORKERS_COMPENSATION', { otherIds: [carrierId(8)] })],
      },
    },
    {
      text: 'When does the BOP for Larkspur Dental Group expire?',
      answer: {
        says: [onDay(yearAfter(demoDay(today, -210)))],
        without: ['Cyber'],
        records: [recordOf('larkspur', 'BUSINESS_OWNERS')],
      },
    },
    {
      text: 'How much is Coastal Freight Lines paying for commercial auto?',
      answer: {
        says: [dollars(184_500)],
        without: ['Shipping'],
        records: [recordOf('coastal', 'COMMERCIAL_AUTO')],
      },
    },
    {
      text: 'Which clients have an umbrella with Bluewater Indemnity?',
      answer: {
        says: bluewaterClients.map(([, name]) => text(name)),
        without: ['Larkspur', 'Kowalski', 'Tri-County', 'Coastal Freight'],
        records: bluewaterClients.map(([client, name]) =>
          recordOf(client, 'UMBRELLA', { otherIds: [demoAccounts[client].id], states: [text(name)] }),
        ),
      },
    },
    {
      text: 'Who on our team is handling the loading dock claim for Coastal Freight?',
      answer: {
        says: [text('Daniel Okonkwo')],
        records: [{ kind: 'request', id: recordId('e', 8) }],
      },
    },
    {
      text: 'Is North Fork Vineyards’ commercial auto still in force?',
      answer: {
        says: [text('canceled')],
        records: [{ kind: 'policy', id: recordId('d', 20_000) }],
      },
    },
    {
      text: 'date of the last COI we issued to Blue Heron Logistics Brokerage for Coastal Freight',
      answer: {
        says: [onDay(demoDay(today, -4))],
        // The newest of the demo's 73: nobody asked for one since.
        records: [{ kind: 'certificate', id: recordId('e', 72) }],
      },
    },
    {
      text: 'What’s the each occurrence limit on Tri-County Electrical’s excess policy?',
      answer: {
        says: [dollars(10_000_000)],
        records: [recordOf('triCounty', 'EXCESS')],
      },
    },
  ]
}

/** A carrier, a client and a policy that aren't there, and what no document mentions, each beside something that is. */
const unanswerable: readonly string[] = [
  'Which of our clients are with Ironclad Mutual?',
  'What is the minimum premium for workers’ comp on roofers?',
  'When does Baywater Marina’s GL expire?',
  'What is the flood deductible for a marina?',
  'premium on the cyber policy of Pinnacle Roofing',
  'What late fee do we charge when a client misses an installment?',
]

/**
 * What staff ask of the demo's knowledge base and of its records. Written by someone who had not seen the rules of the
 * engine, nor what she answers: never change rules, or these questions, for one of them.
 * @param today the day on which the demo was seeded
 */
export const acceptanceQuestions = (today: string): readonly AcceptanceQuestion[] => [
  ...documentQuestions,
  ...recordQuestions(today),
  ...unanswerable.map(question => ({ text: question, answer: null })),
]
