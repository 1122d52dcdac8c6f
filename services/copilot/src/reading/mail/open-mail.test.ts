import { describe, expect, it } from 'vitest'
import { madePdf } from '../testing/made-pdf.ts'
import { blocksOf, readAll } from '../testing/read-all.ts'

const part = (headers: string[], body: string) => `--b\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')
const mailOf = (...parts: string[]) =>
  Buffer.from(
    [
      'From: Ana Ortiz <ana@harbor.example>',
      'To: desk@agency.example, Priya <priya@agency.example>',
      'Date: Tue, 24 Nov 2026 10:00:00 -0500',
      'Subject: =?utf-8?q?P=C3=B3liza?= renewal',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      `${parts.join('')}--b--`,
    ].join('\r\n'),
  )
const text = part(['Content-Type: text/plain; charset=utf-8'], 'Hi,\r\n\r\nplease renew.')
const attached = (name: string, type: string, bytes: Uint8Array) =>
  part(
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
    ],
    base64(bytes),
  )
const headers =
  'PARAGRAPH From: Ana Ortiz <ana@harbor.example>\nTo: desk@agency.example, Priya <priya@agency.example>\nDate: Tue, 24 Nov 2026 10:00:00 -0500\nSubject: Póliza renewal'

describe('reading an e-mail', () => {
  it('begins with who wrote it, to whom, when and about what', async () => {
    const [page] = await readAll(mailOf(text), 'a.eml')
    expect(page && blocksOf(page)).toEqual([headers, 'PARAGRAPH Hi,', 'PARAGRAPH please renew.'])
    expect(page).toMatchObject({ number: 1, label: null, method: 'MAIL' })
  })

  it('reads what people see of HTML, and its tables', async () => {
    const html = part(
      ['Content-Type: text/html; charset=utf-8'],
      '<html><head><style>p{}</style></head><body><p>Dear &amp; all</p><div style="display:none">secret</div><ul><li>one</li></ul><table><tr><td>Limit</td><td>$1</td></tr></table><script>evil()</script></body></html>',
    )
    const [page] = await readAll(mailOf(html), 'a.eml')
    expect(page && blocksOf(page)).toEqual([headers, 'PARAGRAPH Dear & all', 'LIST_ITEM • one', 'TABLE_ROW Limit\t$1'])
  })

  it('continues with the pages of its attachments, which say whose they are', async () => {
    const pdf = await madePdf([1, 2].map(number => ({ lines: [{ text: `Limit sheet ${number}`, x: 60, y: 300 }] })))
    const inner = mailOf(text, attached('notes.txt', 'text/plain', Buffer.from('Call back.')))
    const pages = await readAll(
      mailOf(text, attached('limits.pdf', 'application/pdf', pdf), attached('fwd.eml', 'message/rfc822', inner)),
      'a.eml',
    )
    expect(pages.map(({ number, label }) => [number, label])).toEqual([
      [1, null],
      [2, 'Attachment limits.pdf, page 1'],
      [3, 'Attachment limits.pdf, page 2'],
      [4, 'Attachment fwd.eml, page 1'],
      [5, 'Attachment fwd.eml, attachment notes.txt'],
    ])
    expect(pages[2]?.text).toBe('Limit sheet 2')
    expect(pages[4]?.text).toBe('Call back.')
  })

  it('says of an attachment that it can’t be read, and continues', async () => {
    const bytes = mailOf(text, attached('tool.exe', 'application/octet-stream', Buffer.from('MZ')))
    await expect(readAll(bytes, 'a.eml')).rejects.toMatchObject({
      name: 'PageUnread',
      label: 'Attachment tool.exe',
      message: expect.stringContaining('This type of file can’t be read.'),
    })
  })

  it('reads no mail that lies in more than three others', async () => {
    const nested = (depth: number): Uint8Array =>
      depth === 0 ? mailOf(text) : mailOf(text, attached('in.eml', 'message/rfc822', nested(depth - 1)))
    await expect(readAll(nested(3), 'a.eml')).resolves.toHaveLength(4)
    await expect(readAll(nested(4), 'a.eml')).rejects.toThrow('too many other e-mails')
  })
})
