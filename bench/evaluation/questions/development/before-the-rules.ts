import { demoAccounts, demoDay } from '@coverdesk/kit'
import {
  account,
  count,
  type DevelopmentQuestion,
  day,
  dollars,
  guides,
  percent,
  policy,
  request,
  text,
} from './development-question.ts'

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/** Written before their author had looked at the engine. @param today the day of the demo’s seed */
export function questionsBeforeRules(today: string): DevelopmentQuestion[] {
  const expires = (begins: number) => day(yearAfter(demoDay(today, begins)))
  return [
    // Values of one policy.
    {
      text: 'bayview GL premium?',
      answer: { says: [dollars(18_450)], records: [policy('bayview', 'GENERAL_LIABILITY')] },
    },
    {
      text: 'who writes the umbrella for Pinnacle Roofing',
      answer: { says: [text('Bluewater Indemnity')], records: [policy('pinnacle', 'UMBRELLA')] },
    },
    {
      text: 'when does coastal freight’s WC expire',
      answer: { says: [expires(-358)], records: [policy('coastal', 'WORKERS_COMPENSATION')] },
    },
    {
      text: 'policy number for north fork package',
      answer: { says: [text('PKG-11029', 'BWI-11029', 'QWF-11029')], records: [policy('northFork', 'PACKAGE')] },
    },
    {
      text: 'What is the each occurrence limit on Tri-County’s GL?',
      answer: { says: [dollars(1_000_000)], records: [policy('triCounty', 'GENERAL_LIABILITY')] },
    },
    {
      text: 'redwood GL deductable',
      answer: { says: [dollars(2_500)], records: [policy('redwood', 'GENERAL_LIABILITY')] },
    },
    {
      text: 'medical payments limit on coastal freight commercial auto',
      answer: { says: [dollars(5_000)], records: [policy('coastal', 'COMMERCIAL_AUTO')] },
    },
    {
      text: 'Who is the account manager assigned to Larkspur’s cyber policy?',
      answer: { says: [text('Daniel Okonkwo')], records: [policy('larkspur', 'CYBER')] },
    },
    {
      text: 'Is sunset taqueria’s work comp being canceled?',
      answer: { says: [text('cancel')], records: [policy('sunset', 'WORKERS_COMPENSATION')] },
    },
    {
      text: 'why was the kowalski professional liability canceled',
      answer: { says: [text('No design work any more')], records: [policy('kowalski', 'PROFESSIONAL_LIABILITY')] },
    },
    {
      text: 'building limit on Mehta Properties property policy',
      answer: { says: [dollars(2_400_000)], records: [policy('mehtaProperties', 'PROPERTY')] },
    },
    {
      text: 'wholesale broker on the consolidated intercoastal excess?',
      answer: { says: [text('Gullwing Excess Brokers')], records: [policy('consolidated', 'EXCESS')] },
    },
    // Lists and counts.
    {
      text: 'what policies does Kowalski have',
      answer: {
        says: [count(3), text('Juniper Ridge'), text('Quarrystone')],
        without: ['Coastal Freight'],
        records: [
          policy('kowalski', 'GENERAL_LIABILITY'),
          policy('kowalski', 'WORKERS_COMPENSATION'),
          policy('kowalski', 'PROFESSIONAL_LIABILITY'),
        ],
      },
    },
    {
      text: 'which clients are with Copperline Specialty?',
      answer: {
        says: [text('Larkspur'), text('Tri-County'), text('Ångström'), text('Consolidated Intercoastal')],
        without: ['Bayview'],
        records: [policy('larkspur', 'CYBER'), policy('triCounty', 'EXCESS'), policy('consolidated', 'CYBER')],
      },
    },
    {
      text: 'how many clients do we have in Illinois',
      answer: { says: [count(3)], without: ['Bayview'], records: [account('mehtaProperties'), account('kowalski')] },
    },
    {
      text: 'list all umbrella policies',
      answer: {
        says: [
          count(5),
          text('Bayview'),
          text('Redwood'),
          text('North Fork'),
          text('Pinnacle'),
          text('Mehta Properties'),
        ],
        without: ['Larkspur'],
        records: ['bayview', 'redwood', 'northFork', 'pinnacle', 'mehtaProperties'].map(client =>
          policy(client as 'bayview', 'UMBRELLA'),
        ),
      },
    },
    {
      text: 'open requests for pinnacle',
      answer: { says: [count(2)], without: ['Kowalski'], records: [request(7), request(28)] },
    },
    {
      text: 'which policy has the highest premium?',
      answer: {
        says: [dollars(268_400), text('Consolidated Intercoastal')],
        without: ['Bayview'],
        records: [policy('consolidated', 'PACKAGE')],
      },
    },
    {
      text: 'who asked for loss runs',
      answer: { says: [text('AL JOHNSON TRUCKING')], without: ['Bayview'], records: [request(16)] },
    },
    {
      text: 'Teresa Alvarado phone number',
      answer: { says: [text('555-0142')], records: [{ kind: 'contact', id: demoAccounts.bayview.contactId }] },
    },
    {
      text: 'what’s the address for Bright Path Childcare',
      answer: { says: [text('62 Cedar Ct')], records: [account('brightPath')] },
    },
    // Documents.
    {
      text: 'min premium for solar installers at Coastline',
      answer: guides.coastline(['Solar installation'], [dollars(9_000)], ['$5,000']),
    },
    {
      text: 'does tallgrass write food trucks',
      answer: guides.tallgrass(['Nightclubs, food trucks'], [text('not eligible')]),
    },
    {
      text: 'how much GL does the tenant need under the Pier 4 lease',
      answer: guides.lease(['general liability insurance of at least $2,000,000'], [dollars(2_000_000)]),
    },
    {
      text: 'what is the med exp limit on the coastline specimen policy?',
      answer: guides.liability(['Medical expense, any one person'], [dollars(5_000)]),
    },
    {
      text: 'what if they don’t have MFA on the northlight cyber',
      answer: guides.cyber(['the retention doubles'], [text('doubles')]),
    },
    {
      text: 'can we backdate a cancelation 45 days',
      answer: guides.cancellations(['backdate cancellations more than 30 days'], [count(30)]),
    },
    {
      text: 'how fast do WC injuries get reported',
      answer: guides.claims(['within one business day'], [text('one business day')], ['72 hours']),
    },
    {
      text: 'wind deductible marina',
      answer: guides.marine(['wind deductible is 5%'], [percent(5)]),
    },
    { text: 'when do we open in the morning', answer: guides.hours(['8:30 a.m. to 5:30 p.m.'], [text('8:30 a.m.')]) },
    // Nothing answers these.
    { text: 'What is the flood zone of Bayview Marine’s building?', answer: null },
    { text: 'how many vehicles are on Tri-County’s auto policy', answer: null },
    { text: 'what’s the cyber limit for Sunset Taqueria', answer: null },
    { text: 'Who is our rep at Old Lantern?', answer: null },
    { text: 'What is the payroll of Pinnacle Roofing?', answer: null },
  ]
}
