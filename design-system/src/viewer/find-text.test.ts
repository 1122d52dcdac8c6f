import { describe, expect, it } from 'vitest'
import { findText, foldText } from './find-text'

const found = (text: string, query: string, max = 100) =>
  findText(text, foldText(text), query, max).map(({ start, end }) => text.slice(start, end))

describe('the search in a text', () => {
  it('asks neither for case nor for accents, in the text or in the query', () => {
    expect(found('Póliza de José, POLIZA', 'poliza')).toEqual(['Póliza', 'POLIZA'])
    expect(found('poliza de Jose', 'PÓLIZA de José')).toEqual(['poliza de Jose'])
  })

  it('finds accents that are written as signs of their own, with them', () => {
    expect(found('Jose\u0301 Ortiz', 'josé')).toEqual(['Jose\u0301'])
  })

  it('continues over line breaks and any number of spaces', () => {
    expect(found('waiver of\nsubrogation, waiver  of \r\n subrogation', 'waiver of subrogation')).toEqual([
      'waiver of\nsubrogation',
      'waiver  of \r\n subrogation',
    ])
  })

  it('finds a word that is divided at the end of a line, and one that has its hyphen there', () => {
    expect(found('the endorse-\nment', 'endorsement')).toEqual(['endorse-\nment'])
    expect(found('a non-\nowned auto', 'non-owned')).toEqual(['non-\nowned'])
    expect(found('non-owned', 'nonowned')).toEqual([])
  })

  it('keeps a hyphen before a number: it belongs to it', () => {
    expect(found('CG-\n114', 'cg114')).toEqual([])
  })

  it('takes curly quotes and long dashes for those on the keyboard', () => {
    expect(found('Workers’ compensation', "workers' comp")).toEqual(['Workers’ comp'])
    expect(found('2026–2027', '2026-2027')).toEqual(['2026–2027'])
  })

  it('reads ligatures, and letters beyond the first plane, as wholes', () => {
    expect(found('eﬀective', 'effective')).toEqual(['eﬀective'])
    expect(found('a 𝗣olicy', 'policy')).toEqual(['𝗣olicy'])
  })

  it('takes what a person types for words, not for a pattern', () => {
    expect(found('$1,000,000 (each) [a] 1.000', '$1,000,000 (each) [a]')).toEqual(['$1,000,000 (each) [a]'])
    expect(found('1x000', '1.000')).toEqual([])
  })

  it('finds nothing for nothing, and no more than it is asked for', () => {
    expect(found('a a a', '  ')).toEqual([])
    expect(found('a a a', 'a', 2)).toEqual(['a', 'a'])
  })
})
