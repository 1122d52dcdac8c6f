import { describe, expect, it } from 'vitest'
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
    ['What is the wind and hail deductible?', ['What is the wind and hail deductible?']],
    ['what is the fire and theft limit of the truck', ['what is the fire and theft limit of the truck']],
    ['When was the slip and fall?', ['When was the slip and fall?']],
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
    ['effective date of the proposal', 'QUESTION'],
    ['Generate a proposal', 'OVERVIEW'],
  ])('of “%s” is %s', (message, kind) => expect(kindOf(message)).toBe(kind))
})
