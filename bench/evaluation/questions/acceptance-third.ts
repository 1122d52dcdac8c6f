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
    'can i put a waiver of subro on a cert if theres nothing on the policy for it',
    certificates,
    'A waiver of subrogation needs an endorsement',
    text(
      ...['needs an endorsement', 'need an endorsement', 'requires an endorsement', 'require an endorsement'],
      ...['without an endorsement', 'endorsement is needed', 'endorsement is required', 'has to be endorsed'],
    ),
  ),
  inDocument(
    'roofer subs out about 40% of his jobs. ok for us to quote or does it have to be referred?',
    roofers,
    'subcontract more than 25% of their work',
    text(
      ...['referred', 'refer it', 'refer this', 'refer that', 'refer them', 'refer the', 'refer to the carrier'],
      ...['needs a referral', 'needs referral', 'requires a referral', 'requires referral', 'goes to the carrier'],
    ),
  ),
  inDocument(
    'client is moving his policy to another company mid-term, does he get the money back pro rata or short rate?',
    cancellations,
    'pro rata when coverage is moved to another carrier',
    text('pro rata'),
  ),
  inDocument(
    'client just called in a loss, what am i supposed to set up in the system for it',
    claims,
    'Create a service request and flag it as a loss',
    text('service request'),
  ),
  inDocument('number of years of loss runs for a marina submission?', marine, 'Five years of loss runs', count(5)),
  inDocument(
    'If someone leaves us a voicemail tonight, when does it get picked up?',
    hours,
    'voice mailbox of the office is checked at 8:30',
    text('8:30', 'next business day'),
  ),
  inDocument('coastline min premium hvac', contractors, 'HVAC', dollars(4250)),
  inDocument(
    'I have a framer who is bidding on a 40-unit condo project. Would Coastline write him?',
    contractors,
    'Condominium and tract home construction of more than ten units',
    notWritten('Condominium and tract home construction'),
  ),
  inDocument(
    'What’s the lowest property deductible Tallgrass will do for a restaurant in a wildfire area?',
    restaurants,
    'In wildfire areas it is $5,000',
    dollars(5000),
  ),
  inDocument(
    'The Pier 4 tenant is planning about $18,000 worth of alterations. Does the landlord have to agree to that first?',
    lease,
    'Alterations that cost more than $10,000 need the landlord',
    text('consent', 'approval', 'approve', 'permission', 'agree in writing', 'agreement in writing'),
  ),
  inDocument(
    'Coastline specimen GL: how many days’ notice do they give if they cancel for nonpay?',
    liability,
    '10 days’ notice for nonpayment of premium',
    count(10),
  ),
  inDocument(
    'waiting period for BI on the Northlight specimen?',
    cyber,
    'waiting period for business interruption',
    count(8),
  ),
  inDocument(
    'I have a contractor who’ll be painting down at the port. How much pollution liability does the port want from him?',
    port,
    'Pollution liability of',
    dollars(1_000_000),
  ),
]

const { consolidated, sunset, brightPath, larkspur, northFork, mehtaHospitality, coastal, pinnacle } = demoAccounts

const recordQuestions = (today: string): readonly AcceptanceQuestion[] => [
  {
    text: 'who’s working on the Norfolk Southern certificate for Consolidated Intercoastal',
    answer: {
      says: [text('Luis')],
      records: [{ kind: 'request', id: recordId('e', 32), otherIds: [consolidated.id] }],
    },
  },
  {
    text: 'When does Sunset Taqueria’s work comp get canceled?',
    answer: {
      says: [onDay(demoDay(today, 6))],
      without: ['Hearthgate', 'Northlight'],
      records: [policy(15, 0, { otherIds: [sunset.id] })],
    },
  },
  {
    text: 'did bright path’s workers comp ever get reinstated? is it in force?',
    answer: {
      says: [text('in force', 'reinstated', 'is active', 'active again', 'still active')],
      without: ['not in force', 'isn’t in force', 'not reinstated', 'never reinstated', 'Tallgrass', 'Northlight'],
      records: [policy(28, 0, { otherIds: [brightPath.id] })],
    },
  },
  {
    text: 'What company is Larkspur Dental’s cyber with?',
    answer: {
      says: [text('Copperline')],
      without: ['Northlight', 'Hearthgate', 'Quarrystone'],
      records: [policy(7, 0, { otherIds: [carrierId(6), larkspur.id] })],
    },
  },
  {
    text: 'I need to know which clients have a package policy.',
    answer: {
      says: [text('North Fork'), text('Mehta Hospitality'), text('Consolidated')],
      without: ['Bayview', 'Larkspur', 'Tri-County', 'Pinnacle', 'Coastal Freight', 'Kowalski', 'Ångström'],
      records: [
        policy(17, 2, { otherIds: [northFork.id], states: [text('North Fork')] }),
        policy(43, 1, { otherIds: [mehtaHospitality.id], states: [text('Mehta Hospitality')] }),
        policy(57, 1, { otherIds: [consolidated.id], states: [text('Consolidated')] }),
      ],
    },
  },
  {
    text: 'whats the main phone number at coastal freight lines',
    answer: {
      says: [text('912-555-0133')],
      records: [{ kind: 'account', id: coastal.id }],
    },
  },
  {
    text: 'last time we sent the Mesa Verde School Buildings Authority a cert for Pinnacle Roofing, what date was that',
    answer: {
      says: [onDay(demoDay(today, -51))],
      // Its holder asked for no other client's.
      records: [{ kind: 'certificate', id: recordId('e', 49), otherIds: [pinnacle.id, recordId('f', 3)] }],
    },
  },
]

/** What guides and specimens are silent on, and a policy, a claim and a turnaround that aren't there. */
const unanswerable: readonly string[] = [
  'tallgrass minimum premium for a cafe?',
  'how many parking spots come with pier 4',
  'whats the liquor liability limit on the coastline specimen',
  'Who writes the umbrella for Bright Path Childcare?',
  'who is on the stolen trailer claim for coastal freight?',
  'How fast do we have to turn around an endorsement?',
]

/**
 * As those of `acceptanceQuestions`, of other things: written, too, by someone who had not seen the rules of the engine, nor
 * what she answers. A coin decided for each pair of like questions which went here, and which to the fourth set.
 * Never change rules, or these questions, for one of them.
 * @param today the day on which the demo was seeded
 */
export const thirdAcceptance = (today: string): readonly AcceptanceQuestion[] => [
  ...documentQuestions,
  ...recordQuestions(today),
  ...unanswerable.map(question => ({ text: question, answer: null })),
]
