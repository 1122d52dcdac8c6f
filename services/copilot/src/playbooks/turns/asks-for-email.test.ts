import { describe, expect, it } from 'vitest'
import { asksForEmail } from './asks-for-email.ts'

describe('a message asks for the e-mail that the answer offered', () => {
  it.each(['Draft an email that asks for what is missing.', 'Please write the e-mail with these questions.'])(
    'in words: %s',
    message => expect(asksForEmail(message, false)).toBe(true),
  )

  it.each(['Yes', 'yes, please', 'Go ahead.', 'Sure, do it'])('as a reply: %s', message => {
    expect(asksForEmail(message, true)).toBe(true)
    expect(asksForEmail(message, false)).toBe(false)
  })

  it.each([
    'Draft an email to the client that thanks them.',
    'Which email address is missing?',
    'Yes, but first tell me the deductible.',
    'What is the premium?',
  ])('but not: %s', message => expect(asksForEmail(message, true)).toBe(false))
})
