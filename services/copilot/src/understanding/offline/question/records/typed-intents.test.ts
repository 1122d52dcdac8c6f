import { expect, it } from 'vitest'
import { correctIntents } from './typed-intents.ts'

it.each([
  ['whos assinged to the umbrella', 'whos assigned to the umbrella'],
  ['wich policies expirs in may', 'which policies expires in may'],
  ['adress and emial of the cotnact', 'address and email of the contact'],
  ['larkspur cybr renewl', 'larkspur cyber renewal'],
])('%s', (typed, right) => expect(correctIntents(typed)).toBe(right))

it.each([
  'the contract of Empire Clams',
  'who is Holden',
  'how many employees',
  'tri-county courier bond',
  'Premier Plate',
])('leaves “%s” as it is', text => expect(correctIntents(text)).toBe(text))
