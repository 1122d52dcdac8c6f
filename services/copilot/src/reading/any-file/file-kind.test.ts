import { docx } from '@coverdesk/kit/testing'
import { expect, it } from 'vitest'
import { readAll } from '../testing/read-all.ts'
import { fileKindOf } from './file-kind.ts'

const kindOf = (content: string | Buffer, name: string, mimeType = 'application/octet-stream') =>
  fileKindOf(Buffer.from(content as string), { name, mimeType })

it.each([
  ['PDF', '%PDF-1.7\n', 'download'],
  ['PDF', '%PDF-1.7\n', 'policy.csv'],
  ['ZIP', docx(), 'policy.docx'],
  ['CSV', 'Location,Limit\nPier 4,100\n', 'Locations.CSV'],
  ['MARKDOWN', '# Renewals', 'renewals.md'],
  ['HTML', '<!DOCTYPE html><html><body>Renewals</body></html>', 'renewals'],
  ['MAIL', 'From: Ana Ortiz <ana@example.com>\r\nSubject: Limits\r\n\r\nPlease find the limits.', 'message'],
  ['TEXT', 'Caller: Ana Ortiz\nWants a certificate.', 'call notes'],
  ['TEXT', 'Póliza de responsabilidad general', 'notes.dat'],
  ['TEXT', Buffer.from('\ufeffPóliza de responsabilidad', 'utf16le'), 'notes'],
] as const)('knows a %s by its content or its ending where its type is vague', (kind, content, name) => {
  expect(kindOf(content, name)).toBe(kind)
  expect(kindOf(content, name, '')).toBe(kind)
  expect(kindOf(content, name, 'application/x-download')).toBe(kind)
})

it.each([
  ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex')],
  ['a word', 'MZ'],
  ['letters of no alphabet', Buffer.from([0xc3, 0x28, 0x20, 0xa0, 0xa1, 0x20, 0xe2])],
  ['rich text', '{\\rtf1 Renewals of the year}'],
])('refuses %s', (_, content) => {
  expect(kindOf(content, 'download')).toBe('UNKNOWN')
})

it('reads a text without an ending', async () => {
  const [page] = await readAll(Buffer.from('Caller: Ana Ortiz\n\nWants a certificate.'), 'call notes')
  expect(page?.text).toBe('Caller: Ana Ortiz\n\nWants a certificate.')
})
