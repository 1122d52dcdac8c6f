import { describe, expect, it } from 'vitest'
import { nestedMails, nestedMultiparts } from '../testing/hostile-mails.ts'
import { rawMail } from '../testing/raw-mail.ts'
import { readMail } from './read-mail.ts'

const mail = { from: 'Ada <ada@heron.example>', to: 'service@agency.example', subject: 'x', id: '<a@heron.example>' }

/** A winmail.dat with these files. */
function tnef(...files: readonly (readonly [name: string, content: string])[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(0x223e9f78, 0)
  const attribute = (id: number, content: Buffer) => {
    const start = Buffer.alloc(9)
    start.writeUInt8(2, 0)
    start.writeUInt32LE(id, 1)
    start.writeUInt32LE(content.length, 5)
    return Buffer.concat([start, content, Buffer.alloc(2)])
  }
  const longName = (name: string) => {
    const text = Buffer.from(`${name}\0`, 'utf16le')
    const start = Buffer.alloc(16)
    start.writeUInt32LE(1, 0)
    start.writeUInt32LE(0x3707_001f, 4)
    start.writeUInt32LE(1, 8)
    start.writeUInt32LE(text.length, 12)
    return Buffer.concat([start, text])
  }
  return Buffer.concat([
    head,
    ...files.flatMap(([name, content]) => [
      attribute(0x00069002, Buffer.alloc(14)),
      attribute(0x00018010, Buffer.from('SHORT~1.PDF\0')),
      attribute(0x0006800f, Buffer.from(content)),
      attribute(0x00069005, longName(name)),
    ]),
  ])
}

describe('a winmail.dat', () => {
  const wrapped = (content: Buffer) => ({
    type: 'application/ms-tnef; name="winmail.dat"',
    content,
    encoding: 'base64' as const,
    disposition: 'attachment; filename="winmail.dat"',
  })

  it('is unwrapped', async () => {
    const content = tnef(['Lease agreement.pdf', 'one'], ['../List.csv', 'two'])
    const { files, notes } = await readMail(
      rawMail({ ...mail, text: 'See the files.', parts: [wrapped(content)] }),
      null,
    )
    expect(files.map(({ name, bytes }) => [name, String(bytes)])).toEqual([
      ['Lease agreement.pdf', 'one'],
      ['List.csv', 'two'],
    ])
    expect(notes).toEqual([expect.stringContaining('winmail.dat')])
  })

  it.each([
    ['is something else', Buffer.from('not a TNEF file')],
    ['ends too early', tnef(['Lease.pdf', 'one']).subarray(0, 40)],
  ])('that %s is told', async (_, content) => {
    const { files, notes } = await readMail(rawMail({ ...mail, text: 'x', parts: [wrapped(content)] }), null)
    expect([files, notes]).toEqual([
      [],
      ['Outlook sent a winmail.dat that can’t be read. Ask for the files in another way.'],
    ])
  })
})

describe('a mail that passes on others', () => {
  const level = (depth: number, content: Buffer | null): Buffer =>
    rawMail({
      ...mail,
      ...{ subject: `Level ${depth}`, text: `Words of level ${depth}.`, from: `l${depth}@x.example` },
      parts: [
        ...(content ? [{ type: 'message/rfc822', content, disposition: 'inline' }] : []),
        {
          type: `text/plain; name=l${depth}.txt`,
          content: 'x',
          disposition: `attachment; filename=l${depth}.txt`,
        },
      ],
    })

  it('has the words and files of two levels; a deeper one is a file', async () => {
    const read = await readMail(level(0, level(1, level(2, level(3, null)))), null)
    expect(read).toMatchObject({ isForward: true, forwardedFrom: { email: 'l2@x.example' } })
    for (const depth of [0, 1, 2]) expect(read.body).toContain(`Words of level ${depth}.`)
    expect(read.body).not.toContain('Words of level 3.')
    expect(read.files.map(({ name }) => name).sort()).toEqual(['l0.txt', 'l1.txt', 'l2.txt', 'message.eml'])
  })
})

describe('a mail that is not as it should be', () => {
  it('without a head, or with nothing in it, is read', async () => {
    expect(await readMail(Buffer.from('just words, no head'), null)).toMatchObject({ from: null, messageId: null })
    expect(await readMail(Buffer.alloc(0), null)).toMatchObject({ body: '', files: [] })
    expect((await readMail(Buffer.from('From: a@x.example\r\n\r\nWords'), null)).body).toBe('Words')
  })

  it('with parts in parts in parts is shown as text', async () => {
    let raw = 'From: a@x.example\r\nSubject: Deep\r\nMessage-ID: <deep@x.example>\r\n'
    for (let depth = 0; depth < 80; depth += 1)
      raw += `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`
    const read = await readMail(Buffer.from(`${raw}\r\nWords at the bottom.`), null)
    expect(read).toMatchObject({
      subject: 'Deep',
      messageId: '<deep@x.example>',
      notes: [expect.stringContaining('damaged')],
    })
    expect(read.body).toContain('Words at the bottom.')
  })

  it('of thousands of parts in parts, or of mails in mails, is read as far as people read', async () => {
    const parts = await readMail(nestedMultiparts(20_000), null)
    expect(parts).toMatchObject({ subject: 'Nested', notes: [expect.stringContaining('damaged')] })
    const mails = await readMail(nestedMails(60), null)
    expect(mails.body).toContain('level 2')
    expect(mails.body).not.toContain('level 3')
    expect(mails.files.map(({ name }) => name)).toEqual(['message.eml'])
  })

  it('of more lines than a mail has is shown as text, and one of many lines is whole', async () => {
    const many = await readMail(
      Buffer.from(`From: a@x.example\r\nSubject: Many\r\n\r\n${'a\n'.repeat(1_000_001)}`),
      null,
    )
    expect(many).toMatchObject({ subject: 'Many', notes: [expect.stringContaining('damaged')] })
    const lines = Array.from({ length: 15_000 }, (_, at) => `line ${at}`)
    const whole = await readMail(Buffer.from(`From: a@x.example\r\n\r\n${lines.join('\r\n')}`), null)
    expect([whole.body.split('\n'), whole.notes]).toEqual([lines, []])
  })

  it('with thousands of recipients has those in front, and all of its words', async () => {
    const to = Array.from({ length: 5_000 }, (_, at) => `person${at}@x.example`).join(',\r\n ')
    const read = await readMail(Buffer.from(`From: a@x.example\r\nTo: ${to}\r\nSubject: All\r\n\r\nWords`), null)
    expect([read.to.length, read.to[99]?.email, read.subject, read.body]).toEqual([
      100,
      'person99@x.example',
      'All',
      'Words',
    ])
  })

  it('keeps names and subjects on one line, without what no one sees', async () => {
    const read = await readMail(rawMail({ ...mail, subject: '=?utf-8?Q?a=0D=0Ab=E2=80=AEc?=', text: 'x' }), null)
    expect(read.subject).toBe('a bc')
  })
})

describe('a report of delivery', () => {
  it('has fields over several lines, and of each name the first', async () => {
    const status =
      'Action:\r\n failed\r\nFinal-Recipient: rfc822;\r\n  Ada@heron.example\r\nDiagnostic-Code: smtp; 550 No\r\n such user\r\nAction: delayed\r\n'
    const read = await readMail(
      rawMail({ ...{ ...mail, text: 'Sorry.' }, parts: [{ type: 'message/delivery-status', content: status }] }),
      '',
    )
    expect(read.bounce).toEqual({
      ...{ messageIds: [], isFinal: true, recipient: 'ada@heron.example', reason: '550 No such user' },
    })
  })

  it('says which mail did not arrive, and why', async () => {
    const status =
      'Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; Ada@heron.example\r\nAction: failed\r\nStatus: 5.1.1\r\n'
    const original = rawMail({ ...mail, id: '<ours@agency.example>', text: 'Original words.' })
    const read = await readMail(
      rawMail({
        ...{ ...mail, from: 'mailer-daemon@mx.example', text: 'Sorry.' },
        parts: [
          { type: 'message/delivery-status', content: status },
          { type: 'message/rfc822', content: original },
        ],
      }),
      '',
    )
    expect(read).toMatchObject({ machineKind: 'BOUNCE', body: 'Sorry.', files: [], isForward: false })
    expect(read.bounce).toEqual({
      ...{ messageIds: ['<ours@agency.example>'], isFinal: true, recipient: 'ada@heron.example', reason: '5.1.1' },
    })
  })
})
