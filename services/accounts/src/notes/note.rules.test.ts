import { expect, it } from 'vitest'
import { noteInput } from './note.rules.ts'

const textOf = (text: unknown) => noteInput.parse({ text }).text
const messageOf = (text: unknown) => noteInput.safeParse({ text }).error?.issues[0]?.message

it('a note keeps its lines, and nothing that only looks like one', () => {
  expect(textOf('  Called Dana. \r\n\r\nShe wants\ta quote\u0000 \n')).toBe('Called Dana.\n\nShe wants a quote')
})

it.each([undefined, null, '', ' \n '])('%j is no note', text => {
  expect(messageOf(text)).toBe('Write the note.')
})

it('a note has an end', () => {
  expect(textOf('x'.repeat(5000))).toHaveLength(5000)
  expect(messageOf('x'.repeat(5001))).toBe('Use at most 5,000 characters.')
})
