import { describe, expect, it } from 'vitest'
import type { Page } from '../reading/page.ts'
import { describeDocument } from './describe-document.ts'

/** A page of paragraphs. */
function pageOf(...paragraphs: string[]): Page {
  let text = ''
  const blocks = paragraphs.map(paragraph => {
    const start = text.length
    text += `${paragraph}\n`
    return { kind: 'PARAGRAPH', start, end: start + paragraph.length }
  })
  return { number: 1, text, blocks } as unknown as Page
}
const summaryOf = (...paragraphs: string[]) => describeDocument([pageOf(...paragraphs)]).summary

describe('the summary of a document', () => {
  it('ends at no time of day', () => {
    const hours = 'We’re open Monday through Friday, 8:30 a.m. to 5:30 p.m. Pacific. We’re closed on federal holidays.'
    expect(summaryOf(hours)).toBe(hours)
  })

  it('is whole sentences, as many as fit', () => {
    const long = `${'Every certificate is checked against the policy by two people. '.repeat(8)}`.trim()
    expect(summaryOf(long)).toMatch(/^(?:Every certificate is checked against the policy by two people\. ?){5}$/)
  })

  it('begins at the beginning of a sentence', () => {
    expect(summaryOf('and is due on the first day of each month.', 'The rent is $21,700.')).toBe('The rent is $21,700.')
  })

  it('is none where a document says no whole sentence', () => {
    expect(summaryOf('Named insured', 'Bayview Marine Services LLC')).toBeNull()
  })
})
