import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CoverdeskError } from './errors.ts'
import { emailAddress, foldedEmailAddress, optionalText, requiredText } from './fields.ts'
import { parseInput } from './parse-input.ts'
import { tidyLines } from './plain-text.ts'

const schema = z.object({
  name: requiredText('Enter a name.', 10),
  note: optionalText(10),
  contact: z.object({ email: emailAddress }),
})

const failureOf = (input: unknown) => {
  try {
    parseInput(schema, input)
  } catch (error) {
    return error as CoverdeskError
  }
  throw new Error('This input was accepted.')
}

describe('parsing input at the border', () => {
  it('trims text and drops what is empty', () => {
    const parsed = parseInput(schema, { name: '  Ann\n Lee ', note: '  ', contact: { email: ' a@b.example ' } })
    expect(parsed).toEqual({ name: 'Ann Lee', note: undefined, contact: { email: 'a@b.example' } })
  })

  it('names every wrong field once, with its dotted path and its first message', () => {
    const failure = failureOf({ name: null, note: 'x'.repeat(11), contact: { email: 'nobody' } })
    expect(failure).toBeInstanceOf(CoverdeskError)
    expect(failure.message).toBe('3 fields need a correction.')
    expect(failure.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      validationErrors: [
        { path: 'name', message: 'Enter a name.' },
        { path: 'note', message: 'Use at most 10 characters.' },
        { path: 'contact.email', message: 'Enter an email address such as name@example.com.' },
      ],
    })
  })

  it('names the first hundred of ten thousand wrong fields', () => {
    try {
      parseInput(z.array(z.string()), Array(10_000).fill(7))
      expect.unreachable()
    } catch (error) {
      expect((error as CoverdeskError).extensions['validationErrors']).toHaveLength(100)
    }
  })

  it('treats a missing, a null and a blank text alike', () => {
    for (const name of [undefined, null, '', ' \t']) {
      const failure = failureOf({ name, contact: { email: 'a@b.example' } })
      expect(failure.extensions['validationErrors']).toEqual([{ path: 'name', message: 'Enter a name.' }])
    }
  })

  it('keeps lines, without what is at their ends', () => {
    expect(tidyLines(' One \t\r\n\r\n  two\u0007 three\r four \n ')).toBe('One\n\n  two  three\n four')
  })

  it('folds the case of an address only where addresses are compared', () => {
    expect(emailAddress.parse('Ann@B.Example')).toBe('Ann@B.Example')
    expect(foldedEmailAddress.parse(' Ann@B.Example')).toBe('ann@b.example')
  })
})
