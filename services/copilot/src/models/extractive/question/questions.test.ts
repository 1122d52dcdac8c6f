import { describe, expect, it } from 'vitest'
import { graphQuestion } from './graph-question.ts'
import { kindOf } from './kind.ts'
import { partsOf } from './parts.ts'

describe('the parts of a message', () => {
  it.each([
    ['What is the deductible?', ['What is the deductible?']],
    ['What is the limit, and who is the insurer?', ['What is the limit', 'who is the insurer?']],
    [
      'What are the limit and the deductible of the umbrella?',
      ['What is the limit of the umbrella?', 'What is the deductible of the umbrella?'],
    ],
    ['What is the personal and advertising injury limit?', ['What is the personal and advertising injury limit?']],
    ['1. Premium\n2. Named insured', ['Premium', 'Named insured']],
    ['???', []],
  ])('%s', (message, parts) => expect(partsOf(message)).toEqual(parts))
})

describe('the kind of a message', () => {
  it.each([
    ['Good morning Cara', 'GREETING'],
    ['OK, thanks', 'THANKS'],
    ['Thank you!', 'THANKS'],
    ['help', 'ABILITIES'],
    ['Review this certificate', 'OVERVIEW'],
    ['What is in this policy?', 'OVERVIEW'],
    ['Review the certificate for additional insured wording', 'QUESTION'],
    ['What does page 12 say?', 'PAGE'],
    ['Look up hurricane deductibles on the web', 'WEB'],
    ['Does the policy cover a web shop?', 'QUESTION'],
  ])('of “%s” is %s', (message, kind) => expect(kindOf(message)).toBe(kind))
})

describe('a question about records', () => {
  const today = '2026-11-25'
  it.each([
    [
      'Who holds certificates under Bayview’s umbrella policy?',
      { start: { kind: 'POLICY', query: 'Bayview’s umbrella policy' }, relation: 'CERTIFICATE_HOLDER' },
    ],
    [
      'Which accounts are with Pacific Mariner?',
      { start: { kind: 'CARRIER', query: 'Pacific Mariner' }, relation: 'ACCOUNT' },
    ],
    ['Which policies does Redwood have?', { start: { kind: 'ACCOUNT', query: 'Redwood' }, relation: 'POLICY' }],
    [
      'Who is the contact for Heron Freight?',
      { start: { kind: 'ACCOUNT', query: 'Heron Freight' }, relation: 'CONTACT' },
    ],
    ['Who is Bayview Marine’s carrier?', { start: { kind: 'ACCOUNT', query: 'Bayview Marine' }, relation: 'CARRIER' }],
    [
      'How many certificates were issued to Port of Oakland?',
      { start: { kind: 'CERTIFICATE_HOLDER', query: 'Port of Oakland' }, relation: 'CERTIFICATE' },
    ],
    [
      'List open requests for Redwood Brewing.',
      {
        ...{ start: { kind: 'ACCOUNT', query: 'Redwood Brewing' }, relation: 'SERVICE_REQUEST' },
        filters: { requestState: 'OPEN' },
      },
    ],
    [
      'Which policies expire in the next 30 days?',
      { start: { kind: 'POLICY' }, filters: { expiresFrom: today, expiresTo: '2026-12-25' } },
    ],
    [
      'Who are the holders of certificates for Bayview?',
      { start: { kind: 'ACCOUNT', query: 'Bayview' }, relation: 'CERTIFICATE_HOLDER' },
    ],
    ['What coverage does Redwood have?', { start: { kind: 'ACCOUNT', query: 'Redwood' }, relation: 'POLICY' }],
    [
      'Which of Bayview’s policies are general liability?',
      {
        ...{ start: { kind: 'ACCOUNT', query: 'Bayview' }, relation: 'POLICY' },
        filters: { insuranceTypes: ['GENERAL_LIABILITY'] },
      },
    ],
    [
      'Which GL policies does Redwood have?',
      {
        ...{ start: { kind: 'ACCOUNT', query: 'Redwood' }, relation: 'POLICY' },
        filters: { insuranceTypes: ['GENERAL_LIABILITY'] },
      },
    ],
    [
      'Which workers comp policies expire in the next 30 days?',
      {
        start: { kind: 'POLICY' },
        filters: { insuranceTypes: ['WORKERS_COMPENSATION'], expiresFrom: today, expiresTo: '2026-12-25' },
      },
    ],
    ['Which canceled policies do we have?', { start: { kind: 'POLICY' }, filters: { policyStates: ['CANCELED'] } }],
    [
      'List E&O policies with Pacific Mariner',
      {
        ...{ start: { kind: 'CARRIER', query: 'Pacific Mariner' }, relation: 'POLICY' },
        filters: { insuranceTypes: ['ERRORS_AND_OMISSION'] },
      },
    ],
    ['What is the deductible?', null],
  ])('%s', (question, expected) => expect(graphQuestion(question, '', today)).toEqual(expected))

  it('is about whom it was about before', () => {
    expect(graphQuestion('Which carriers do they have?', 'Bayview Marine', today)).toMatchObject({
      relation: 'CARRIER',
    })
    expect(graphQuestion('Which policies are there?', 'Bayview Marine', today)).toEqual({
      ...{ start: { kind: 'ACCOUNT', query: 'Bayview Marine' }, relation: 'POLICY' },
    })
  })
})
