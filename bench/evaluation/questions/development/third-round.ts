import { account, type DevelopmentQuestion, dollars, guides, policy, request, text } from './development-question.ts'

/** Written before the rules were changed a third time: carriers, handlers, days, typing, and what the agency itself does. */
export const questionsOfThirdRound: DevelopmentQuestion[] = [
  {
    text: 'who do we have with Juniper Ridge',
    answer: {
      says: [text('Redwood'), text('Tri-County'), text('Coastal'), text('Kowalski')],
      records: (['redwood', 'triCounty', 'coastal', 'kowalski'] as const).map(one => policy(one, 'GENERAL_LIABILITY')),
    },
  },
  {
    text: 'Which of our clients are with Copperline?',
    answer: {
      says: [text('Larkspur'), text('Tri-County'), text('Consolidated')],
      without: ['Bayview'],
      records: [policy('larkspur', 'CYBER'), policy('triCounty', 'EXCESS'), policy('consolidated', 'CYBER')],
    },
  },
  {
    text: 'what have we placed with hearthgate',
    answer: {
      says: [text('Larkspur'), text('Sunset')],
      records: [policy('larkspur', 'BUSINESS_OWNERS'), policy('sunset', 'BUSINESS_OWNERS')],
    },
  },
  {
    text: 'is anyone placed with Old Lantern?',
    answer: { says: [text('Yes'), text('Bayview')], records: [policy('bayview', 'PROPERTY'), account('redwood')] },
  },
  {
    text: 'everyone we’ve got with Northlight Assurance',
    answer: {
      says: [text('Larkspur'), text('Bright Path')],
      // Their policy was canceled.
      without: ['Kowalski'],
      records: [policy('larkspur', 'PROFESSIONAL_LIABILITY'), policy('brightPath', 'PROFESSIONAL_LIABILITY')],
    },
  },
  {
    text: 'Who on our team is handling the spoiled freezer food claim for Pho Huong?',
    answer: { says: [text('Maya Reyes')], records: [request(33)] },
  },
  {
    text: 'which of us is working on the loading dock accident for Coastal Freight',
    answer: { says: [text('Daniel Okonkwo')], records: [request(8)] },
  },
  {
    text: 'who is dealing with the rooftop swimming pool request for Mehta Hospitality',
    answer: { says: [text('Domínguez')], records: [request(11)] },
  },
  {
    text: 'who in the office is taking care of the Larkspur certificate for Marin Medical Plaza',
    answer: { says: [text('Daniel Okonkwo')], records: [request(20)] },
  },
  { text: 'which of our clients are with Fernhill Mutual', answer: null },
  { text: 'how many policies do we have with Gull Casualty', answer: null },
  { text: 'who do we have with Fernhill Mutual', answer: null },
  { text: 'Who on our team is handling the burglary claim for Bayview?', answer: null },
  {
    text: 'until when does the pier 4 lease run',
    answer: guides.lease(['The term is five years'], [text('March 1, 2026')]),
  },
  {
    text: 'on what day of the month do they owe the rent at pier 4',
    answer: guides.lease(['due on the first day of each month'], [text('first day of each month')]),
  },
  { text: 'what date did the port district sign its requirements', answer: null },
  {
    text: 'turnaround on a submission at coastline',
    answer: guides.coastline(['within three business days'], [text('three business days')]),
  },
  {
    text: 'time frame for reporting a comp injury?',
    answer: guides.claims(['reported to the carrier within one business day'], [text('one business day')]),
  },
  {
    text: 'hwo many years in buisness does a restuarant need at tallgrass',
    answer: guides.tallgrass(['at least two years in business'], [text('two years')]),
  },
  {
    text: 'minimun premium for interior pianting at coastlien',
    answer: guides.coastline(['Painting, interior'], [dollars(2_500)]),
  },
  {
    text: 'how many stories can a roofer work at w/o referral',
    answer: guides.roofing(['no work above three stories', 'work above three stories'], [text('three stories')]),
  },
  { text: 'what late fee do we charge when a client pays late', answer: null },
  { text: 'do we charge clients a fee for certificates', answer: null },
  { text: 'what security deposit do we ask from new clients', answer: null },
  { text: 'what is our charge for a returned check', answer: null },
]
