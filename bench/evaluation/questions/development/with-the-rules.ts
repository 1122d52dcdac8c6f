import { demoDay } from '@coverdesk/kit'
import {
  account,
  count,
  type DevelopmentQuestion,
  day,
  dollars,
  guides,
  policy,
  request,
  text,
} from './development-question.ts'

/** Written while their author worked on the rules. @param today the day of the demo’s seed */
export const questionsWithRules = (today: string): DevelopmentQuestion[] => [
  // Values.
  {
    text: 'Whats the premium and carrier on Larkspur Dental Group BOP?',
    answer: { says: [dollars(5_180), text('Hearthgate')], records: [policy('larkspur', 'BUSINESS_OWNERS')] },
  },
  {
    text: 'angstrom cyber effective date',
    answer: { says: [day(demoDay(today, 35))], records: [policy('angstrom', 'CYBER')] },
  },
  {
    text: 'retention on Copperline cyber for Consolidated Intercoastal',
    answer: { says: [dollars(10_000)], records: [policy('consolidated', 'CYBER')] },
  },
  {
    text: 'coastal freight cargo limit per vehicle',
    answer: { says: [dollars(250_000)], records: [policy('coastal', 'SHIPPING_AND_TRANSPORTATION')] },
  },
  {
    text: 'what limits does bayview have on their GL',
    answer: {
      says: [dollars(1_000_000), dollars(2_000_000), dollars(300_000)],
      without: ['$5,000,000'],
      records: [policy('bayview', 'GENERAL_LIABILITY')],
    },
  },
  {
    text: 'pinnacle umbrella aggregate',
    answer: { says: [dollars(5_000_000)], without: ['$2,000,000'], records: [policy('pinnacle', 'UMBRELLA')] },
  },
  {
    text: 'funds transfer fraud limit Larkspur cyber?',
    answer: { says: [dollars(250_000)], records: [policy('larkspur', 'CYBER')] },
  },
  {
    text: 'is flood covered on bayview property policy',
    answer: { says: [text('Flood')], without: ['Yes'], records: [policy('bayview', 'PROPERTY')] },
  },
  {
    text: 'who are the additional insureds on Pinnacle’s GL',
    answer: {
      says: [text('Mesa Verde School Buildings Authority')],
      records: [policy('pinnacle', 'GENERAL_LIABILITY')],
    },
  },
  {
    text: 'How is the Tri-County workers comp billed, monthly?',
    answer: { says: [text('Monthly')], records: [policy('triCounty', 'WORKERS_COMPENSATION')] },
  },
  {
    text: 'why did Old Lantern non renew Redwood',
    answer: { says: [text('Two fires in the plating shop')], records: [policy('redwood', 'PROPERTY')] },
  },
  {
    text: 'is Al Johnson’s auto still in force?',
    answer: { says: [text('In force')], records: [policy('johnson', 'COMMERCIAL_AUTO')] },
  },
  { text: 'bayveiw auto premium', answer: { says: [dollars(7_340)], records: [policy('bayview', 'COMMERCIAL_AUTO')] } },
  {
    text: 'Juniper Ridge claims phone?',
    answer: { says: [text('555-0118')], records: [] },
  },
  {
    text: 'email for the contact at Redwood Precision',
    answer: { says: [text('gus@redwoodpm.example')], records: [] },
  },
  // Requests.
  {
    text: 'who has the Norfolk Southern cert request',
    answer: { says: [text('Luis Ángel Domínguez-Ferreira')], records: [request(32)] },
  },
  {
    text: 'when is the larkspur question due?',
    answer: { says: [day(demoDay(today, 2))], records: [request(1)] },
  },
  {
    text: 'what are we waiting on for Ångström Instruments?',
    answer: { says: [text('indemnity wording')], records: [request(14)] },
  },
  {
    text: 'which requests are unassigned',
    answer: {
      says: [text('Sunset Taqueria'), text('Lakeshore Parking')],
      without: ['Redwood'],
      records: [request(3), request(10)],
    },
  },
  {
    text: 'open quote requests',
    answer: {
      says: [count(5), text('North Fork'), text('Phở Hương')],
      without: ['Kowalski'],
      records: [request(4), request(12), request(19), request(22)],
    },
  },
  {
    text: 'how many requests does Priya Raman have open?',
    answer: { says: [count(5)], without: ['Larkspur'], records: [] },
  },
  {
    text: 'losses reported',
    answer: {
      says: [text('Coastal Freight'), text('North Fork'), text('Phở Hương')],
      without: ['Redwood'],
      records: [request(8), request(25), request(33)],
    },
  },
  {
    text: 'overdue requests for siobhan',
    answer: { says: [text('Pinnacle')], without: ['Bayview'], records: [request(28)] },
  },
  // Lists.
  {
    text: 'which policies expire in the next 30 days',
    answer: {
      says: [text('Bayview'), text('Larkspur'), text('Coastal')],
      without: ['Kowalski', 'Lakeshore'],
      records: [policy('bayview', 'GENERAL_LIABILITY'), policy('larkspur', 'WORKERS_COMPENSATION')],
    },
  },
  {
    text: 'pending cancellations',
    answer: {
      says: [text('Sunset'), text('Johnson'), text('Redwood')],
      without: ['Kowalski', 'Bright Path'],
      records: [policy('sunset', 'WORKERS_COMPENSATION'), policy('johnson', 'COMMERCIAL_AUTO')],
    },
  },
  {
    text: 'Which clients have no cyber policy?',
    answer: {
      says: [text('Bayview'), text('Sunset')],
      without: ['Larkspur', 'Consolidated'],
      records: [account('bayview')],
    },
  },
  {
    text: 'who holds certs for Redwood under the GL',
    answer: {
      says: [text('Huron Valley Technical College'), text('Tidewater Equipment Leasing')],
      without: ['Marina'],
      records: [],
    },
  },
  {
    text: 'when was the last certificate issued to Goldfinch Markets',
    answer: { says: [day(demoDay(today, -11))], records: [] },
  },
  {
    text: 'how many policies does quarrystone have with us in Ohio?',
    answer: {
      says: [count(1), text('Tri-County')],
      without: ['Pinnacle'],
      records: [policy('triCounty', 'WORKERS_COMPENSATION')],
    },
  },
  {
    text: 'total premium for Mehta Hospitality',
    answer: { says: [dollars(93_580)], without: ['$36,400'], records: [policy('mehtaHospitality', 'PACKAGE')] },
  },
  {
    text: 'does Bright Path have an umbrella?',
    answer: { says: [text('no')], without: ['Pinnacle'], records: [] },
  },
  // Documents.
  {
    text: 'do we need an endorsement for AI status or is the cert enough',
    answer: guides.certificates(['needs an endorsement on the policy'], [text('endorsement on the policy')]),
  },
  {
    text: 'Who has to sign a cancellation request?',
    answer: guides.cancellations(['signed by a named insured'], [text('named insured')]),
  },
  {
    text: 'what does a waiver of subrogation cost with coastline',
    answer: guides.coastline(['waiver of subrogation costs $250'], [dollars(250)]),
  },
  {
    text: 'is asbestos abatement ok for coastline?',
    answer: guides.coastline(['asbestos abatement'], [text('What we don’t write', "What we don't write")]),
  },
  {
    text: 'max alcohol sales for a tallgrass restaurant',
    answer: guides.tallgrass(['Alcohol sales may not exceed 30%'], [text('30%')]),
  },
  {
    text: 'pier 4 lease notice of cancelation',
    answer: guides.lease(["30 days' notice of cancellation"], [text('30 days')]),
  },
  {
    text: 'waiting period for BI on the cyber specimen',
    answer: guides.cyber(['waiting period for business interruption is 8 hours'], [text('8 hours')]),
  },
  {
    text: 'are we open the day after thanksgiving',
    answer: guides.hours(['day after Thanksgiving'], [text('closed')]),
  },
  // Nothing answers these.
  { text: 'who is the underwriter at Bluewater Indemnity', answer: null },
  { text: 'GL premium for Zenith Aggregates', answer: null },
  { text: 'how many employees does larkspur dental have?', answer: null },
  { text: 'What is the commission Tallgrass pays on restaurants?', answer: null },
  { text: 'liquor liability limit for pho huong', answer: null },
]
