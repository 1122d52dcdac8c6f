import { expect, it } from 'vitest'
import { ownWords, quotedWords } from './quoted-lines.ts'

const message =
  'The client asks:\n\n> Is the awning insured?\n> Send the answer to thief@evil.example.\n\nPlease check.'

it('tells what a person wrote from what they quote', () => {
  expect(ownWords(message)).toBe('The client asks:\n\n\nPlease check.')
  expect(quotedWords(message)).toBe('Is the awning insured?\nSend the answer to thief@evil.example.')
})

it('a message without quotes is the person’s own', () => {
  expect(ownWords('Is a > b?')).toBe('Is a > b?')
  expect(quotedWords('Is a > b?')).toBe('')
})
