import { describe, expect, it } from 'vitest'
import type { GraphQuestion } from '../../../../graph/question.ts'
import { guessedQuestion } from './guessed-question.ts'
import { recordQuestion } from './record-question.ts'

const today = '2026-11-25'
const graph = (question: string) => recordQuestion(question, today)?.graph ?? null
const named = (query: string, relation?: GraphQuestion['relation'], rest: Omit<GraphQuestion, 'start'> = {}) => ({
  ...{ start: { kind: 'NAMED', query }, ...(relation && { relation }), ...rest },
})
const all = (relation: GraphQuestion['relation'], rest: Omit<GraphQuestion, 'start'> = {}) => ({
  ...{ start: { kind: 'NAMED' }, relation, ...rest },
})

describe('which records a question is about', () => {
  it.each<[string, object | null]>([
    [
      'Who holds certificates under Bayview’s umbrella policy?',
      named('Bayview', 'CERTIFICATE_HOLDER', { filters: { insuranceTypes: ['UMBRELLA'] } }),
    ],
    ['Which accounts are with Pacific Mariner?', named('Pacific Mariner', 'ACCOUNT')],
    ['which clients are with pacific mariner', named('pacific mariner', 'ACCOUNT')],
    ['do we have any clients in Georgia', all('ACCOUNT', { filters: { zones: ['GA'] } })],
    ['what’s the DBA of North Fork', named('North Fork')],
    [
      'employers liability limit for Coastal',
      named('Coastal', 'POLICY', { filters: { insuranceTypes: ['WORKERS_COMPENSATION'] } }),
    ],
    [
      'when is the Marin Medical Plaza certificate due',
      named('Marin Medical Plaza', 'SERVICE_REQUEST', { filters: { requestType: 'CREATE_CERTIFICATE' } }),
    ],
    ['Which policies does Redwood have?', named('Redwood', 'POLICY')],
    ['Who is the contact for Heron Freight?', named('Heron Freight')],
    ['How many certificates were issued to Port of Oakland?', named('Port of Oakland', 'CERTIFICATE')],
    [
      'List open requests for Redwood Brewing.',
      named('Redwood Brewing', 'SERVICE_REQUEST', { filters: { requestState: 'OPEN' } }),
    ],
    ['open requests for pinnacle', named('pinnacle', 'SERVICE_REQUEST', { filters: { requestState: 'OPEN' } })],
    [
      'Which policies expire in the next 30 days?',
      all('POLICY', { filters: { expires: { unit: 'DAY', from: 0, to: 30 } } }),
    ],
    ['renewals next month', all('POLICY', { filters: { expires: { unit: 'MONTH', from: 1, to: 1 } } })],
    ['overdue requests', all('SERVICE_REQUEST', { filters: { requestState: 'OPEN', due: { unit: 'DAY', to: -1 } } })],
    ['What coverage does Redwood have?', named('Redwood', 'POLICY')],
    [
      'Which of Bayview’s policies are general liability?',
      named('Bayview', 'POLICY', { filters: { insuranceTypes: ['GENERAL_LIABILITY'] } }),
    ],
    ['Which canceled policies do we have?', all('POLICY', { filters: { isCanceling: true } })],
    [
      'List E&O policies with Pacific Mariner',
      named('Pacific Mariner', 'POLICY', { filters: { insuranceTypes: ['ERRORS_AND_OMISSION'] } }),
    ],
    ['how many clients do we have in Illinois', all('ACCOUNT', { filters: { zones: ['IL'] } })],
    ['Which clients have no cyber policy?', all('ACCOUNT', { filters: { lacking: ['CYBER'] } })],
    ['which policy has the highest premium?', all('POLICY', { order: { by: 'PREMIUM', isDescending: true } })],
    ['bayview GL premium?', named('bayview', 'POLICY', { filters: { insuranceTypes: ['GENERAL_LIABILITY'] } })],
    [
      'when does coastal freight’s WC expire',
      named('coastal freight', 'POLICY', { filters: { insuranceTypes: ['WORKERS_COMPENSATION'] } }),
    ],
    ['Teresa Alvarado phone number', named('Teresa Alvarado')],
    [
      'who has the Norfolk Southern cert request',
      named('Norfolk Southern', 'SERVICE_REQUEST', { filters: { requestType: 'CREATE_CERTIFICATE' } }),
    ],
    [
      'Which clients have both general liability and an umbrella?',
      all('ACCOUNT', { filters: { insuranceTypes: ['UMBRELLA', 'GENERAL_LIABILITY'], isEveryLine: true } }),
    ],
    [
      'What policies has Kestrel Point Underwriting written for our clients?',
      named('Kestrel Point Underwriting', 'POLICY'),
    ],
    [
      'To whom did we issue certificates for Bright Path Childcare?',
      named('Bright Path Childcare', 'CERTIFICATE_HOLDER'),
    ],
    ['What did Bergström ask for?', named('Bergström', 'SERVICE_REQUEST')],
    ['what expires next month', all('POLICY', { filters: { expires: { unit: 'MONTH', from: 1, to: 1 } } })],
    [
      'Which service requests are waiting on the carrier?',
      all('SERVICE_REQUEST', { filters: { requestState: 'OPEN', waitingOn: 'CARRIER' } }),
    ],
    [
      'When is the endorsement request for the second building at Redwood due?',
      named('second building; Redwood', 'SERVICE_REQUEST', { filters: { requestType: 'ENDORSE_POLICY' } }),
    ],
    ['who do we have with Fernhill Mutual', named('Fernhill Mutual', 'ACCOUNT')],
    ['who all is placed with fernhill', named('fernhill', 'ACCOUNT')],
    ['everyone we’ve got with Fernhill', named('Fernhill', 'ACCOUNT')],
    ['do we have anyone through Fernhill?', named('Fernhill', 'ACCOUNT')],
    ['policies placed with Fernhill', named('Fernhill', 'POLICY')],
    ['what have we placed with fernhill', named('fernhill', 'POLICY')],
    [
      'Who on our team is handling the burst pipe claim for Larkspur Dental?',
      named('burst pipe; Larkspur Dental', 'SERVICE_REQUEST'),
    ],
    ['who has the kitchen fire loss at Pinnacle', named('kitchen fire; Pinnacle', 'SERVICE_REQUEST')],
    ['which of us is working on the theft claim of Redwood', named('theft; Redwood', 'SERVICE_REQUEST')],
    [
      'which colleague took the Bayview cancellation request',
      named('Bayview', 'SERVICE_REQUEST', { filters: { requestType: 'CANCEL_POLICY' } }),
    ],
    [
      'who in the office is taking care of the Larkspur certificate for Gull Plaza',
      named('Larkspur; Gull Plaza', 'SERVICE_REQUEST', { filters: { requestType: 'CREATE_CERTIFICATE' } }),
    ],
    ['who handles Bayview?', named('Bayview', 'POLICY')],
    [
      'Tri-County’s E&O, has it been bound yet or where does it stand?',
      named('Tri-County', 'POLICY', { filters: { insuranceTypes: ['ERRORS_AND_OMISSION'] } }),
    ],
    [
      'pho huong work comp, still in force?',
      named('pho huong', 'POLICY', { filters: { insuranceTypes: ['WORKERS_COMPENSATION'] } }),
    ],
    [
      'what’s holding up the Gull Plaza cert for Larkspur',
      named('Gull Plaza; Larkspur', 'SERVICE_REQUEST', { filters: { requestType: 'CREATE_CERTIFICATE' } }),
    ],
    ['what did we tell Sunset about paying monthly', named('Sunset; paying', 'SERVICE_REQUEST')],
    [
      'why did Bright Path want to cancel',
      named('Bright Path', 'SERVICE_REQUEST', { filters: { requestType: 'CANCEL_POLICY' } }),
    ],
    [
      'is there anything open for Bergström',
      named('Bergström', 'SERVICE_REQUEST', { filters: { requestState: 'OPEN' } }),
    ],
    ['what’s overdue', all('SERVICE_REQUEST', { filters: { requestState: 'OPEN', due: { unit: 'DAY', to: -1 } } })],
    [
      'how many questions are still open',
      all('SERVICE_REQUEST', { filters: { requestState: 'OPEN', requestType: 'QUESTION' } }),
    ],
    [
      'everyone who renews in january',
      all('POLICY', { filters: { expires: { from: '2027-01-01', to: '2027-01-31' } } }),
    ],
    ['is anybody in texas', all('ACCOUNT', { filters: { zones: ['TX'] } })],
    ['how many BOPs do we have', all('POLICY', { filters: { insuranceTypes: ['BUSINESS_OWNERS'] } })],
    ['what haven’t we bound yet', all('POLICY', { filters: { policyStates: ['BINDING', 'PENDING'] } })],
    ['anybody paying over $150k', all('POLICY', { filters: { premium: { from: 15_000_000 } } })],
    ['policies without an account manager', all('POLICY', { filters: { isUnassigned: true } })],
    [
      'what did Larkspur pay for cyber last year',
      named('Larkspur', 'POLICY', { filters: { insuranceTypes: ['CYBER'], policyStates: ['EXPIRED'] } }),
    ],
    [
      'when did we last send a cert to Goldfinch',
      named('Goldfinch', 'CERTIFICATE', { order: { by: 'ISSUED', isDescending: true } }),
    ],
    ['who got certificates for Tri-County', named('Tri-County', 'CERTIFICATE_HOLDER')],
    [
      'how many certs did we issue in november',
      all('CERTIFICATE', { filters: { issued: { from: '2026-11-01', to: '2026-11-30' } } }),
    ],
    ['old lantern claims line', named('old lantern')],
    ['North Fork had a cooler fail. How much spoilage do they have?', named('North Fork; cooler fail', 'POLICY')],
    [
      'which requests are sitting with a carrier',
      all('SERVICE_REQUEST', { filters: { requestState: 'OPEN', waitingOn: 'CARRIER' } }),
    ],
    ['which companies does Rohan Mehta look after', named('Rohan Mehta', 'ACCOUNT')],
    ['description of operations on Kowalski’s cert', named('Kowalski', 'CERTIFICATE')],
    ['which clients have more than one policy', null],
    ['who has the most open requests', null],
    ['did Pinnacle pay their invoice', null],
    ['how many vehicles are on Tri-County’s auto policy', null],
    ['What is the deductible?', null],
    ['min premium for solar installers at Coastline', null],
    ['does tallgrass write food trucks', null],
    ['Who has to sign a cancellation request?', null],
    ['can we backdate a cancelation 45 days', null],
    ['What do carriers require for roofers?', null],
  ])('%s', (question, expected) => expect(graph(question)).toEqual(expected))
})

describe('what is asked of records', () => {
  it.each([
    ['bayview GL premium?', 'VALUE', ['premium']],
    ['Whats the premium and carrier on Larkspur BOP?', 'VALUE', ['premium', 'carrier']],
    ['redwood GL deductable', 'VALUE', ['deductible']],
    ['what limits does bayview have on their GL', 'VALUE', ['limits']],
    ['pinnacle umbrella aggregate', 'VALUE', ['aggregate']],
    ['medical payments limit on coastal freight commercial auto', 'VALUE', ['medical']],
    ['who writes the umbrella for Pinnacle Roofing', 'VALUE', ['carrier']],
    ['Is sunset taqueria’s work comp being canceled?', 'WHETHER', ['cancellation']],
    ['does Bright Path have an umbrella?', 'WHETHER', []],
    ['how many requests does Priya Raman have open?', 'COUNT', []],
    ['total premium for Mehta Hospitality', 'TOTAL', ['premium']],
    ['pull up bayview umbrella', 'SHOW', []],
    ['who on our team is handling the burst pipe claim for Larkspur?', 'VALUE', ['assignee']],
    ['who in the office is taking care of the Bayview request', 'VALUE', ['assignee']],
    ['is anyone placed with Fernhill?', 'WHETHER', []],
    ['has the sunset EPLI gone through', 'WHETHER', ['status']],
    ['is redwood’s umbrella still good or did it lapse', 'WHETHER', ['status']],
    ['when does Redwood lose its property coverage', 'VALUE', ['cancellation']],
    ['did Bright Path’s comp ever get put back', 'WHETHER', ['reinstated']],
    ['how much did North Fork get back on the auto', 'VALUE', ['returnPremium']],
    ['what does the Pinnacle umbrella run them a year', 'VALUE', ['premium']],
    ['what’s our cut on the Kowalski GL', 'VALUE', ['commission']],
    ['when’s Pinnacle’s auto up?', 'VALUE', ['expires']],
    ['what day did the larkspur cyber kick in', 'VALUE', ['effective']],
    ['whos assinged to the north fork umbrella', 'VALUE', ['assignee']],
    ['larkspur cybr premuim', 'VALUE', ['premium']],
    ['who’s looking after Redwood', 'VALUE', ['assignee']],
    ['who do I talk to at Bayview', 'VALUE', ['contact']],
    ['best number for Gus', 'VALUE', ['phone']],
    ['any word on the Gull Plaza request', 'VALUE', ['progress']],
    ['how did the Gull Plaza certificate turn out', 'VALUE', ['resolution']],
    ['add up Bayview’s premiums', 'TOTAL', ['premium']],
    ['did Pinnacle’s GL go up at renewal', 'WHETHER', ['premium']],
  ])('%s', (question, shape, fields) => {
    const asked = recordQuestion(question, today)
    expect([asked?.shape, asked?.fields.map(({ name }) => name)]).toEqual([shape, fields])
  })

  it('guesses that a client’s request says what no rule understands', () => {
    expect(guessedQuestion('vin of the van for Larkspur Dental')?.graph).toEqual(named('vin; van; Larkspur Dental'))
    expect(guessedQuestion('can we backdate for Larkspur Dental')).toBeNull()
  })

  it.each([
    ['how many pumps does Larkspur Dental have', 'NUMBER'],
    ['name of the adjuster for Larkspur Dental', 'NAME'],
    ['Larkspur hail - when is the adjuster coming', 'DAY'],
    ['what is the payroll of Larkspur Dental', 'AMOUNT'],
  ])('guesses what kind of value “%s” wants', (question, value) =>
    expect(guessedQuestion(question)?.wanted).toMatchObject({ value }),
  )

  it('says which term is asked about', () => {
    const terms = (question: string) => {
      const { terms, termsBefore } = recordQuestion(question, today) ?? {}
      return [terms, termsBefore]
    }
    expect(terms('what did bayview pay for GL two years ago')).toEqual(['FORMER', 2])
    expect(terms('bayview GL premium in the term before this one')).toEqual(['FORMER', 1])
    expect(terms('was the bayview GL cheaper last year')).toEqual(['EACH', undefined])
    expect(terms('bayview GL premium')).toEqual([undefined, undefined])
  })

  it('takes no side where two are asked', () => {
    const isPlain = (question: string) => recordQuestion(question, today)?.isPlain
    expect(isPlain('is Redwood’s umbrella in force')).toBe(true)
    expect(isPlain('is Redwood’s umbrella in force or did it lapse')).toBe(false)
    expect(isPlain('is Redwood’s property being renewed')).toBe(false)
  })

  it('continues the question before', () => {
    const before = { query: 'Bayview', lines: ['GENERAL_LIABILITY' as const] }
    expect(recordQuestion('And when does it expire?', today, before)?.graph).toEqual(
      named('Bayview', 'POLICY', { filters: { insuranceTypes: ['GENERAL_LIABILITY'] } }),
    )
  })
})
