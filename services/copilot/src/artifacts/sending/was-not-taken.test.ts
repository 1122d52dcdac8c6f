import { expect, it } from 'vitest'
import { wasNotTaken } from './was-not-taken.ts'

it.each([
  ['the server refuses the text', { responseCode: 554, command: 'DATA' }, true],
  ['the server asks to come again', { responseCode: 451, command: 'RCPT TO' }, true],
  ['the server can’t be reached', { code: 'ESOCKET', command: 'CONN' }, true],
  ['the line is cut while the text is sent', { code: 'ECONNECTION', command: 'DATA' }, false],
  ['the server says nothing in time', { code: 'ETIMEDOUT' }, false],
])('says whether an email was certainly not taken when %s', (_, error, expected) => {
  expect(wasNotTaken(error)).toBe(expected)
})
