import { describe, expect, it } from 'vitest'
import type { AcceptanceQuestion } from '../questions/acceptance-question.ts'
import { faultOf } from './judge-acceptance.ts'

const nothing = { evidence: [], notFound: [] }

describe('an answer from a document', () => {
  const question: AcceptanceQuestion = {
    text: 'How many years of loss runs?',
    answer: {
      says: [{ unit: 'COUNT', anyOf: [5] }],
      document: { title: 'Checklist', fileName: null, words: ['Five years of loss runs'] },
    },
  }
  const quote = { name: 'Checklist', quote: 'Five years of loss runs' }

  it('is right with its value and its quote', () => {
    expect(faultOf(question, { content: 'Five years [1].', evidence: [quote], notFound: [] })).toBeNull()
  })

  it('is wrong without the quote, or with the words of another document', () => {
    const content = 'Five years [1].'
    expect(faultOf(question, { ...nothing, content })).toContain('doesn’t quote')
    const evidence = [{ ...quote, name: 'Another' }]
    expect(faultOf(question, { content, evidence, notFound: [] })).toContain('doesn’t quote')
  })

  it('does not state a number by its mark', () => {
    expect(faultOf(question, { content: 'Loss runs [5].', evidence: [quote], notFound: [] })).toContain('doesn’t say 5')
  })
})

describe('an answer from records', () => {
  const question: AcceptanceQuestion = {
    text: 'What does the auto policy cost?',
    answer: {
      says: [{ unit: 'USD', anyOf: [18_450_000] }],
      without: ['Umbrella'],
      records: [{ kind: 'policy', id: '67d1', otherIds: ['67a1'] }],
    },
  }

  it('is right with its value and a link to a record that says it', () => {
    for (const id of ['67d1', '67a1'])
      expect(faultOf(question, { ...nothing, content: `[Auto](/app/policies/${id}/overview): $184,500` })).toBeNull()
  })

  it('is wrong without the link, and when it lists what nobody asked about', () => {
    expect(faultOf(question, { ...nothing, content: 'Auto: $184,500' })).toBe('doesn’t link policy 67d1')
    const content = '[Auto](/app/policies/67d1/overview): $184,500; Umbrella: $9,800'
    expect(faultOf(question, { ...nothing, content })).toBe('says Umbrella, too')
  })
})

describe('a refusal', () => {
  const question: AcceptanceQuestion = { text: 'What is the late fee?', answer: null }

  it('is right when it says that nothing was found', () => {
    expect(faultOf(question, { ...nothing, content: 'I didn’t find an answer in the knowledge base.' })).toBeNull()
    expect(faultOf(question, { content: 'Sorry.', evidence: [], notFound: [{}] })).toBeNull()
  })

  it('is wrong when it claims something, or says nothing of the kind', () => {
    const evidence = [{ name: 'Checklist', quote: 'The fee is $25.' }]
    expect(faultOf(question, { content: 'I found no fee.', evidence, notFound: [{}] })).toBe('quotes something')
    expect(faultOf(question, { ...nothing, content: 'I found no fee; it is usually $25.' })).toContain('amount')
    expect(faultOf(question, { ...nothing, content: 'Please ask the carrier.' })).toContain('doesn’t say')
  })
})
