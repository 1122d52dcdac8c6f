import { demoDay } from '@coverdesk/kit'
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

/** Written before the rules were changed a second time, mostly of documents. @param today the day of the demo’s seed */
export const questionsOfSecondRound = (today: string): DevelopmentQuestion[] => [
  // Procedures of the agency.
  {
    text: 'how long do we have to issue a COI once the client asks',
    answer: guides.certificates(['within one business day'], [text('one business day')]),
  },
  {
    text: 'can we put the holders wording in the description of operations box?',
    answer: guides.certificates(['unless the policy supports it'], [text('unless the policy supports it')]),
  },
  {
    text: 'who do I send weird certificate wording to',
    answer: guides.certificates(['Send unusual wording to Priya'], [text('Priya')]),
  },
  {
    text: 'is the certificate by itself enough to make someone an additional insured',
    answer: guides.certificates(
      ["alone doesn't grant it", 'needs an endorsement on the policy'],
      [text('endorsement')],
    ),
  },
  {
    text: 'what limits do certificate holders usually require',
    answer: guides.certificates(['Most contracts ask for'], [dollars(1_000_000), dollars(2_000_000)]),
  },
  {
    text: 'contract wants more than 2 mil aggregate, what should we check',
    answer: guides.certificates(['check the umbrella before you answer'], [text('umbrella')]),
  },
  {
    text: 'what to check before issuing a cert',
    answer: guides.certificates(['every policy on the certificate is in force'], [text('in force')]),
  },
  {
    text: 'waiver of subrogation not on the forms list, what now',
    answer: guides.certificates(["Ask the carrier if it isn't on the forms list"], [text('Ask the carrier')]),
  },
  {
    text: 'torch down roofer - can we quote it?',
    answer: guides.roofing(['torch-down or hot tar'], [text('referred to the carrier')]),
  },
  {
    text: 'how many years in business does a residential roofer need',
    answer: guides.roofing(['at least three years in business'], [text('three years')]),
  },
  {
    text: 'max losses for a roofer to quote without referral',
    answer: guides.roofing(['no losses over $25,000'], [dollars(25_000)]),
  },
  {
    text: 'roofer subs out 40% of the work, ok to quote?',
    answer: guides.roofing(['subcontract more than 25%'], [text('25%')]),
  },
  {
    text: 'minimum earned premium roofing',
    answer: guides.roofing(['minimum earned premium is 25%'], [percent(25)]),
  },
  {
    text: 'is an email ok to cancel a WC policy in CA?',
    answer: guides.cancellations(['An email is not enough'], [text('not enough')]),
  },
  {
    text: 'client already moved to another carrier, what do we ask for when canceling',
    answer: guides.cancellations(['copy of the new declarations page'], [text('declarations page')]),
  },
  {
    text: 'return premium pro rata or short rate?',
    answer: guides.cancellations(['return unearned premium pro rata'], [text('pro rata'), text('another carrier')]),
  },
  {
    text: 'what should I do first when a client calls in a loss',
    answer: guides.claims(['Make sure that everyone is safe'], [text('everyone is safe')]),
  },
  {
    text: 'can I tell the client the loss is covered?',
    answer: guides.claims(["Don't promise that the loss is covered"], [text('promise')]),
  },
  {
    text: 'what info do we collect on a claim',
    answer: guides.claims(['a police report number'], [text('police report')]),
  },
  {
    text: 'how long do we have to report a cyber incident',
    answer: guides.claims(['Cyber incidents are reported within 72 hours'], [text('72 hours')]),
  },
  {
    text: 'what do underwriters want to see for a boat yard',
    answer: guides.marine(['Berth plan and number of slips'], [text('Berth plan')]),
  },
  {
    text: 'who provides loss runs for a marina submission',
    answer: guides.marine(['Five years of loss runs'], [text('Carrier')]),
  },
  {
    text: 'do we need a storm plan for named storm coverage',
    answer: guides.marine(['needs a written storm plan'], [text('written storm plan')]),
  },
  {
    text: 'how often do travel lifts get inspected',
    answer: guides.marine(['Crane and travel lift inspections'], [text('each year')]),
  },
  {
    text: 'are we open saturdays',
    answer: guides.hours(['Monday through Friday'], [text('Monday through Friday')]),
  },
  {
    text: 'what time do we close',
    answer: guides.hours(['8:30 a.m. to 5:30 p.m.'], [text('5:30 p.m.')]),
  },
  {
    text: 'who should clients call in an emergency after hours',
    answer: guides.hours(['24-hour claims line'], [text('claims line')]),
  },
  {
    text: 'when does someone check the office voicemail',
    answer: guides.hours(['voice mailbox of the office is checked'], [text('8:30 a.m.')]),
  },
  // Guides of carriers.
  {
    text: 'can we bind commercial electrical ourselves with coastline',
    answer: guides.coastline(['Electrical, commercial'], [text('Agency')]),
  },
  {
    text: 'coastline hvac minimum premium',
    answer: guides.coastline(['HVAC'], [dollars(4_250)]),
  },
  {
    text: 'which coastline classes have to be referred to underwriting',
    answer: guides.coastline(
      ['Concrete, flatwork', 'Roofing, residential', 'Solar installation'],
      [text('Concrete'), text('Roofing'), text('Solar')],
      ['HVAC'],
    ),
  },
  {
    text: 'what states does coastline write contractors in',
    answer: guides.coastline(['California, Oregon and Washington'], [text('Oregon')]),
  },
  {
    text: 'will coastline do tract homes',
    answer: guides.coastline(['tract home construction'], [text('ten units')]),
  },
  {
    text: 'what does AI for completed ops cost at coastline',
    answer: guides.coastline(['completed operations costs 5%'], [percent(5)]),
  },
  {
    text: 'how recent do loss runs have to be for coastline',
    answer: guides.coastline(['valued within 90 days'], [text('90 days')]),
  },
  {
    text: 'coastline turnaround time on submissions',
    answer: guides.coastline(['within three business days'], [text('three business days')]),
  },
  {
    text: 'can coastline go higher than 5k on med pay',
    answer: guides.coastline(['A higher limit is not available', 'Medical expense is $5,000'], [text('not available')]),
  },
  {
    text: 'which is cheaper at coastline, interior painting or residential carpentry',
    answer: guides.coastline(['Painting, interior'], [dollars(2_500), dollars(3_500)]),
  },
  {
    text: 'how much can a restaurant sell in a year and still fit tallgrass',
    answer: guides.tallgrass(['Annual sales up to $6,000,000'], [dollars(6_000_000)]),
  },
  {
    text: 'how often does the hood extinguishing system need service for Tallgrass',
    answer: guides.tallgrass(['serviced every six months'], [text('six months')]),
  },
  {
    text: 'tallgrass property deductible in a wildfire area',
    answer: guides.tallgrass(['In wildfire areas it is $5,000'], [dollars(5_000)]),
  },
  {
    text: 'does tallgrass include equipment breakdown',
    answer: guides.tallgrass(['Equipment breakdown is included'], [text('included')]),
  },
  {
    text: 'food contamination limit tallgrass?',
    answer: guides.tallgrass(['Food contamination is covered up to $25,000'], [dollars(25_000)]),
  },
  {
    text: 'cost of hired & non owned auto with tallgrass',
    answer: guides.tallgrass(['available for $175'], [dollars(175)]),
  },
  {
    text: 'restaurant has only been open 1 year, will tallgrass take it',
    answer: guides.tallgrass(['at least two years in business'], [text('two years')]),
  },
  {
    text: 'can we place a restaurant that stays open till 3am with tallgrass',
    answer: guides.tallgrass(['close after 2 a.m.'], [text('2 a.m.')]),
  },
  // A lease.
  { text: 'whats the rent on pier 4', answer: guides.lease(['base rent is $21,700'], [dollars(21_700)]) },
  {
    text: 'when does the pier 4 lease start',
    answer: guides.lease(['begins on March 1, 2026'], [day('2026-03-01')]),
  },
  {
    text: 'who has to be additional insured under the Pier 4 lease',
    answer: guides.lease(['Old Harbor Bank'], [text('Old Harbor Bank')]),
  },
  {
    text: 'does the lease require a waiver of subrogation',
    answer: guides.lease(['waives subrogation against the landlord'], [text('waives subrogation')]),
  },
  {
    text: 'what AM best rating does the harbor street lease want',
    answer: guides.lease(['A.M. Best rating of A- VII'], [text('A- VII')]),
  },
  {
    text: 'landlord on pier 4?',
    answer: guides.lease(['Harbor Street Properties LLC, the landlord'], [text('Harbor Street Properties')]),
  },
  {
    text: "employer's liability limit in the lease",
    answer: guides.lease(["employer's liability of $1,000,000"], [dollars(1_000_000)]),
  },
  {
    text: 'how much notice if the tenant doesn’t pay the premium, pier 4',
    answer: guides.lease(["10 days' notice for nonpayment"], [text('10 days')]),
  },
  {
    text: 'when do they have to send certs under the pier 4 lease',
    answer: guides.lease(['at least ten days before a policy expires'], [text('ten days before')]),
  },
  {
    text: 'late fee on pier 4 rent',
    answer: guides.lease(['A late charge of 5%'], [percent(5)]),
  },
  {
    text: 'does the tenant at pier 4 need permission for a $15,000 remodel',
    answer: guides.lease(['Alterations that cost more than $10,000'], [dollars(10_000)]),
  },
  {
    text: 'how big is the pier 4 building',
    answer: guides.lease(['12,400 square feet'], [text('12,400')]),
  },
  {
    text: 'can the tenant renew pier 4 and for how long',
    answer: guides.lease(['may renew once for five more years'], [text('five more years')]),
  },
  {
    text: 'does the pier 4 lease say anything about primary and non contributory',
    answer: guides.lease(['primary and noncontributory'], [text('noncontributory')]),
  },
  // Specimen policies.
  {
    text: 'damage to rented premises limit coastline specimen',
    answer: guides.liability(['Damage to premises rented to you'], [dollars(100_000)]),
  },
  {
    text: 'how many days notice does the coastline policy give for non-pay cancellation',
    answer: guides.liability(["10 days' notice for nonpayment of premium"], [text('10 days')]),
  },
  {
    text: 'is earthquake/earth movement excluded on the specimen GL',
    answer: guides.liability(['earth movement is excluded'], [text('excluded')]),
  },
  {
    text: 'does endorsement 4 cover completed operations',
    answer: guides.liability(["Completed operations aren't included"], [text('included in this endorsement')]),
  },
  {
    text: 'deductible on the specimen gl policy',
    answer: guides.liability(['The deductible is $1,000'], [dollars(1_000)]),
  },
  {
    text: 'when do you have to notify coastline of an occurrence',
    answer: guides.liability(['as soon as practicable'], [text('as soon as practicable')]),
  },
  {
    text: 'breach response limit northlight specimen',
    answer: guides.cyber(['Breach response'], [dollars(500_000)]),
  },
  {
    text: 'what’s excluded on the northlight cyber form',
    answer: guides.cyber(['Acts of war'], [text('war')]),
  },
  {
    text: 'social engineering limit on cyber specimen',
    answer: guides.cyber(['Social engineering fraud'], [dollars(100_000)]),
  },
  {
    text: 'how do you report an incident on the northlight cyber',
    answer: guides.cyber(['breach hotline'], [text('breach hotline')]),
  },
  { text: 'northlight cyber retention per event', answer: guides.cyber(['retention is $2,500'], [dollars(2_500)]) },
  {
    text: 'are unencrypted laptops covered by the cyber specimen',
    answer: guides.cyber(["devices that aren't encrypted are excluded"], [text('excluded')]),
  },
  // A scanned page.
  {
    text: 'what GL limits does the port district want from contractors',
    answer: guides.port(['of $2,000,000 each occurrence'], [dollars(2_000_000), dollars(4_000_000)]),
  },
  { text: 'auto limit for port contractors', answer: guides.port(['Automobile liability of'], [dollars(1_000_000)]) },
  {
    text: 'when do contractors at the port need pollution',
    answer: guides.port(['if fuel or paint is handled'], [text('fuel or paint')]),
  },
  {
    text: 'where do we email the certs for port work',
    answer: guides.port(['risk@port.example'], [text('risk@port.example')]),
  },
  { text: 'max deductible the port allows', answer: guides.port(['may not exceed $25,000'], [dollars(25_000)]) },
  {
    text: 'how far ahead does the port need certificates',
    answer: guides.port(['at least five business'], [text('five business')]),
  },
  {
    text: 'who is additional insured on port jobs',
    answer: guides.port(['its officers and employees are additional insureds'], [text('District')]),
  },
  // Records.
  {
    text: 'who handles the redwood GL',
    answer: { says: [text('Siobhán O’Connell')], records: [policy('redwood', 'GENERAL_LIABILITY')] },
  },
  {
    text: 'what commission do we get on the bayview work comp',
    answer: { says: [percent(8)], records: [policy('bayview', 'WORKERS_COMPENSATION')] },
  },
  {
    text: 'is the tri county GL agency bill or direct bill',
    answer: { says: [text('Direct')], records: [policy('triCounty', 'GENERAL_LIABILITY')] },
  },
  {
    text: 'taxes on the larkspur cyber policy',
    answer: { says: [dollars(118.5)], records: [policy('larkspur', 'CYBER')] },
  },
  {
    text: 'kowalski gl effective date?',
    answer: { says: [day(demoDay(today, -240))], records: [policy('kowalski', 'GENERAL_LIABILITY')] },
  },
  { text: 'email for Hank Dvorak', answer: { says: [text('hank@pinnacleroof.example')], records: [] } },
  { text: 'old lantern claims number', answer: { says: [text('555-0164')], records: [] } },
  { text: 'who’s the contact at tri-county electrical', answer: { says: [text('Darnell Whitfield')], records: [] } },
  {
    text: 'do we have any clients in Georgia',
    answer: { says: [text('Coastal Freight')], without: ['Bayview'], records: [account('coastal')] },
  },
  {
    text: 'what is pinnacle paying for work comp',
    answer: { says: [dollars(121_900)], records: [policy('pinnacle', 'WORKERS_COMPENSATION')] },
  },
  {
    text: 'north fork hail claim - when is the adjuster coming',
    answer: { says: [text('Friday between 10 and noon')], records: [request(25)] },
  },
  {
    text: 'loan number on the great lakes commercial lending request',
    answer: { says: [text('40-7719')], records: [request(9)] },
  },
  { text: 'vin of the new van for 24/7 plumbing', answer: { says: [text('44107')], records: [request(18)] } },
  { text: 'does bayview have cyber', answer: { says: [text('no')], without: ['Larkspur'], records: [] } },
  {
    text: 'when does bergstrom’s D&O renew',
    answer: {
      says: [day(yearAfter(demoDay(today, -125)))],
      records: [policy('bergstrom', 'DIRECTORS_AND_OFFICERS')],
    },
  },
  {
    text: 'additional insured on the kowalski GL',
    answer: { says: [text('Prairie Crown')], records: [policy('kowalski', 'GENERAL_LIABILITY')] },
  },
  {
    text: 'self insured retention redwood umbrella',
    answer: { says: [dollars(10_000)], records: [policy('redwood', 'UMBRELLA')] },
  },
  { text: 'how many open certificate requests are there', answer: { says: [count(7)], records: [] } },
  {
    text: 'is pollution covered under kowalski GL',
    answer: { says: [text('Pollution')], without: ['Yes'], records: [policy('kowalski', 'GENERAL_LIABILITY')] },
  },
  {
    text: 'exclusions on the consolidated cyber policy',
    answer: { says: [text('Unencrypted devices')], records: [policy('consolidated', 'CYBER')] },
  },
  // Nothing answers these; most have a neighbor that does.
  { text: 'rent on pier 7', answer: null },
  { text: 'umbrella limit the port district requires', answer: null },
  { text: 'what commission does coastline pay on contractors', answer: null },
  { text: 'coastline minimum premium for landscaping', answer: null },
  { text: 'what did the bayview GL cost in 2019', answer: null },
  { text: 'lakeshore parking umbrella limit', answer: null },
  { text: 'kowalski cyber premium', answer: null },
  { text: 'crime limit required in the pier 4 lease', answer: null },
  { text: 'auto liability limit the pier 4 lease requires', answer: null },
  { text: 'flood deductible on the coastline specimen policy', answer: null },
  { text: 'how many vacation days do we get', answer: null },
  { text: 'Redwood Dental GL premium', answer: null },
  { text: 'what’s the wind deductible for hotels', answer: null },
  { text: 'tallgrass phone number for underwriting', answer: null },
  { text: 'ransomware limit on the northlight specimen', answer: null },
  { text: 'when was the pier 4 building built', answer: null },
  { text: 'Hank Dvorak’s date of birth', answer: null },
]
