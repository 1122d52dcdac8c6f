import { describe, expect, it } from 'vitest'
import { commandIn } from './command.ts'
import { smallTalkOf } from './small-talk.ts'

describe('small talk', () => {
  it.each([
    ['hi Cara, how are you today?', 'GREETING'],
    ['Good morning!', 'GREETING'],
    ['thanks, thats all for now', 'THANKS'],
    ['Great, thanks a lot, Cara', 'THANKS'],
    ['perfect', 'THANKS'],
    ['ok see you tomorrow', 'THANKS'],
    ['thanks, and the deductible?', null],
    ['how is it going with the Bayview claim', null],
    ['is this all there is', null],
    ['?', null],
  ])('%s', (message, expected) => expect(smallTalkOf(message)).toBe(expected))
})

describe('work that isn’t Cara’s', () => {
  it.each([
    ['Create a service request for Bayview', 'serviceRequest'],
    ['can you please open a new ticket for the roof leak', 'serviceRequest'],
    ['Cancel the umbrella policy', 'policy'],
    ['add a contact to Bayview', 'account'],
    ['Which service requests are open?', undefined],
    ['How do we cancel a policy?', undefined],
    ['Make a table of the limits', undefined],
  ])('%s', (message, expected) => expect(commandIn(message)?.id).toBe(expected))
})
