import { expect, it } from 'vitest'
import { clausesOf } from './main-clause.ts'

it.each([
  ['A pipe burst at midnight. Whom do they ring?', 'Whom do they ring?', 'A pipe burst at midnight.'],
  ['client pinged me for a COI, how much time do I have', 'how much time do I have', 'client pinged me for a COI'],
  ['email to drop the policy. good to go or nah', 'good to go or nah', 'email to drop the policy.'],
  ['can we quote him, or does he go to the carrier', 'can we quote him, or does he go to the carrier', ''],
  ['what if they have no MFA', 'what if they have no MFA', ''],
  ['rent on pier 4?', 'rent on pier 4?', ''],
])('of “%s” what is asked is “%s”', (question, asked, told) => expect(clausesOf(question)).toEqual({ asked, told }))
