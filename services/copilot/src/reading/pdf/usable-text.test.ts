import { expect, it } from 'vitest'
import { textLines } from '../testing/made-pdf.ts'
import { isUsableText } from './usable-text.ts'

const words = textLines(4, 80).join(' ').split(' ')
/** What a font without a table of its letters says: each letter is another one. */
const shifted = words.map(word => [...word].map(letter => String.fromCharCode(letter.charCodeAt(0) - 29)).join(''))

it('takes text, numbers and other scripts as they are', () => {
  expect(isUsableText(words)).toBe(true)
  expect(isUsableText(Array(60).fill('$1,000,000'))).toBe(true)
  expect(isUsableText(Array(60).fill('договор'))).toBe(true)
})

it('takes no text whose letters are others than those that people see', () => {
  expect(isUsableText(shifted)).toBe(false)
  expect(isUsableText(words.map(() => '\ue001\ue002\ue003'))).toBe(false)
  expect(isUsableText(words.map(word => word.replace(/[aeiou]/g, 'x')))).toBe(false)
})
