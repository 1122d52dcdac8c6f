import { expect, it } from 'vitest'
import { mailRefusal, refusalSentence } from './mail-refusal.ts'

it.each([
  ['the server refuses the text', { responseCode: 554, command: 'DATA' }, 'REFUSED'],
  ['the server knows no such recipient', { responseCode: 550, command: 'RCPT TO' }, 'REFUSED'],
  ['the server asks to come again', { responseCode: 451, command: 'RCPT TO' }, 'LATER'],
  ['the server can’t be reached', { code: 'ESOCKET', command: 'CONN' }, 'LATER'],
  ['the line is cut while the text is sent', { code: 'ECONNECTION', command: 'DATA' }, 'UNKNOWN'],
  ['the server says nothing in time', { code: 'ETIMEDOUT' }, 'UNKNOWN'],
])('says what became of a mail when %s', (_, error, expected) => {
  expect(mailRefusal(error)).toBe(expected)
})

it('tells what the server said', () => {
  expect(refusalSentence({ responseCode: 550, response: '550 5.1.1 No such\r\n user' })).toBe(
    'The mail server refused it: 550 5.1.1 No such user',
  )
  expect(refusalSentence({ code: 'ESOCKET' })).toBe('The mail server can’t be reached.')
})
