import { describe, expect, it } from 'vitest'
import { wordsIn } from './check-words.ts'

const found = (text: string) => wordsIn('file.ts', text, 1).map(({ word }) => word)

describe('the check for words that the glossary replaced', () => {
  it.each([
    ['const patience = 900', 'patience'],
    ['overtakenCertificates', 'overtaken'],
    ['const longestWait = 2', 'longest'],
    ['Two findings speak against it.', 'speak against'],
    ['It stands in the list', 'stands'],
    ['the request was cancelled', 'cancelled'],
  ])('finds the word in "%s"', (text, word) => {
    expect(found(text)).toEqual([word])
  })

  it.each([
    'aria-labelledby={titleId}',
    'COI stands for certificate of insurance',
    'almostDone',
    'the canceled policy, reinstated',
  ])('accepts "%s"', text => {
    expect(found(text)).toEqual([])
  })
})
