import { describe, expect, it } from 'vitest'
import { answersIn, isInstruction } from './answers.ts'

const said = (...messages: string[]) =>
  Object.fromEntries([...answersIn(messages)].map(([key, { text }]) => [key, text]))

describe('what people answer', () => {
  it('is a label and what stands behind and below it, up to an empty line or the next label', () => {
    expect(
      said('Form: ACORD 25\n\nCertificate Holder: Port of Oakland\n1 Pier\n\nSome words.\nLoan number: 44-1'),
    ).toEqual({
      form: 'ACORD 25',
      'certificate holder': 'Port of Oakland\n1 Pier',
      'loan number': '44-1',
    })
  })

  it('counts as it was said last, and an empty answer is none', () => {
    expect(said('Loan number: 1', 'Loan Number:  2\nRemarks:')).toEqual({ 'loan number': '2' })
  })

  it('is no answer where the dialog tells what to do', () => {
    expect(isInstruction("Use the named insured's information as the certificate holder.")).toBe(true)
    expect(isInstruction('Reference the documentation accordingly.')).toBe(true)
    expect(isInstruction('Port of Oakland')).toBe(false)
  })
})
