import { Readable } from 'node:stream'
import { createMailer } from '@coverdesk/kit'
import { freePort } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import type { ReceivedMail } from './mailbox.ts'

let gateway: TestGateway
let mailer: ReturnType<typeof createMailer>

beforeAll(async () => {
  const port = await freePort()
  gateway = await startTestGateway({ MAILBOX_SMTP_PORT: String(port) })
  mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Coverdesk <no-reply@coverdesk.example>')
})
afterAll(async () => {
  mailer.close()
  await gateway.close()
})

const mails = async () => (await (await new Visitor(gateway).fetch('/dev/mailbox.json')).json()) as ReceivedMail[]

it('shows what was sent, the newest first', async () => {
  const sent = {
    to: 'maya@harbor.example',
    subject: 'Your code: 123456 – “Coverdesk”',
    text: 'Code é 123456',
    html: '<b>123456</b>',
  }
  await mailer.send(sent)
  await mailer.send({ ...sent, to: 'omar@harbor.example' })
  expect(await mails()).toEqual([
    {
      ...sent,
      to: 'omar@harbor.example',
      text: expect.stringContaining('Code é 123456'),
      html: expect.stringContaining('<b>123456</b>'),
      receivedAt: expect.any(String),
      attachments: [],
    },
    expect.objectContaining({ to: 'maya@harbor.example' }),
  ])
})

it('shows what is attached, and hands it out as it was sent', async () => {
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10])
  const certificate = {
    name: 'Certificate – Port é.pdf',
    content: () => Readable.from([content]),
    mimeType: 'application/pdf',
  }
  await mailer.send({ to: 'maya@harbor.example', subject: 'Yours', text: 'x', html: 'x', attachments: [certificate] })
  const [mail] = await mails()
  expect(mail?.attachments).toEqual([{ name: certificate.name, size: 7, path: expect.any(String) }])
  const visitor = new Visitor(gateway)
  const file = await visitor.fetch(mail?.attachments[0]?.path ?? '')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content)
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(certificate.name)}`,
  )
  expect((await visitor.fetch('/dev/mailbox/attachments/none/0')).status).toBe(404)
})

it('keeps the last 200 mails', async () => {
  const mail = { to: 'maya@harbor.example', text: 'x', html: 'x' }
  await Promise.all(Array.from({ length: 204 }, (_, index) => mailer.send({ ...mail, subject: `Mail ${index}` })))
  await mailer.send({ ...mail, subject: 'The last' })
  const kept = await mails()
  expect(kept).toHaveLength(200)
  expect(kept[0]?.subject).toBe('The last')
})

it('is a page that runs no script of a mail', async () => {
  const response = await new Visitor(gateway).fetch('/dev/mailbox')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'nonce-[^']+';/)
  expect(await response.text()).toContain("'sandbox', 'allow-popups allow-popups-to-escape-sandbox'")
})
