import { pdf, sharedDatabase, uploadFile } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { type RequestAnswer, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, read, wrong, failure } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const task = () => create({ type: 'OTHER', details: 'x', clientName: 'Ada Heron' })
const soon = { timeout: 20_000, interval: 50 }
const email = {
  to: 'ada@heron.example',
  subject: 'Your certificate <is> ready',
  message: 'Hi Ada,\n\nYour certificate is attached.\nCall us with any question.',
}
const mailsTo = (address: string) => servicing.mail().mails.filter(mail => mail.includes(`To: ${address}`))
/** Soft line breaks and encoded characters of a mail, undone. */
const readable = (mail = '') =>
  mail.replace(/=\r\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, bytes => decodeURIComponent(bytes.replaceAll('=', '%')))

describe('the resolution', () => {
  it('is mailed with its files in the agency’s name, and answers go to who resolved it', async () => {
    const to = 'first@heron.example'
    const bytes = pdf()
    const files = [await uploadFile(us, bytes, { name: 'Certificate.pdf', mimeType: 'application/pdf' })]
    const resolved = await data('resolve', {
      ...at(await task()),
      input: { notes: 'Secret', files, email: { ...email, to } },
    })
    expect(resolved.resolution?.email).toMatchObject({ to, subject: email.subject, state: 'SENDING', sentAt: null })
    expect(resolved.versionHistory[0]).toMatchObject({
      updateTypes: ['CLOSE_SERVICE_REQUEST'],
      changes: [{ kind: 'RESOLUTION_EMAILED', after: to }],
    })
    await vi.waitFor(async () => {
      expect((await read(resolved.id)).resolution?.email).toMatchObject({ state: 'SENT', sentAt: expect.any(String) })
    }, soon)
    expect(await read(resolved.id)).toMatchObject({ version: 2 })
    const mails = mailsTo(to)
    expect(mails).toHaveLength(1)
    const mail = readable(mails[0])
    expect(mail).toContain('From: Harbor Point Insurance <no-reply@coverdesk.example>')
    expect(mail).toContain('Reply-To: nora@harborpoint.example')
    expect(mail).toContain('Your certificate is attached.<br>')
    expect(mail).toContain('Nora Quill, Harbor Point Insurance')
    expect(mail).toMatch(/Content-Type: application\/pdf; name=Certificate.pdf/)
    expect(mails[0]?.replaceAll('\r\n', '')).toContain(bytes.toString('base64'))
    expect(mail).not.toContain('Secret')
    const told = await sharedDatabase('events')
      .collection('outbox')
      .countDocuments({ type: 'ServiceRequestResolutionMailed', id: resolved.id })
    expect(told, 'open pages follow').toBe(1)
  })

  it('is mailed later, and once more, each logged', async () => {
    const to = 'later@heron.example'
    const resolved = await data('resolve', { ...at(await task()), input: {} })
    expect(resolved.resolution?.email).toBeNull()
    const mailed = await data('email', { ...at(resolved), input: { ...email, to } })
    expect(mailed).toMatchObject({ version: 3, resolution: { email: { to, state: 'SENDING' } } })
    expect(mailed.versionHistory[0]).toMatchObject({
      updateTypes: ['UPDATE_SERVICE_REQUEST'],
      changes: [{ kind: 'RESOLUTION_EMAILED', after: to }],
    })
    await vi.waitFor(async () => expect((await read(resolved.id)).resolution?.email?.state).toBe('SENT'), soon)
    await data('email', { ...at(mailed), input: { ...email, to } })
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon)
  })

  it('is refused at the fields of its mail', async () => {
    const request = await task()
    expect(await wrong('resolve', { ...at(request), input: { email: { to: 'ada' } } })).toEqual({
      'email.to': 'Enter an email address such as name@example.com.',
      'email.subject': 'Enter the subject.',
      'email.message': 'Write the message.',
    })
    expect((await failure('email', { ...at(request), input: email })).message).toBe(
      'Resolve the request first, then email its resolution.',
    )
  })

  it('isn’t mailed with more than 20 MB', async () => {
    const request = await task()
    const size = 11 * 1024 * 1024
    const files = await Promise.all(
      ['a.pdf', 'b.pdf'].map(name => uploadFile(us, pdf(), { name, mimeType: 'application/pdf' })),
    )
    await sharedDatabase('gateway')
      .collection('files.files')
      .updateMany({ _id: { $in: files as never[] } }, { $set: { 'metadata.size': size } })
    expect(await wrong('resolve', { ...at(request), input: { files, email } })).toEqual({
      email: expect.stringMatching(
        /^The files are larger than 20 MB in all.*Remove some files, or resolve without an email\.$/,
      ),
    })
    expect(await read(request.id), 'nothing has happened').toEqual(request)
    const resolved = await data('resolve', { ...at(request), input: { files } })
    expect((await failure('email', { ...at(resolved), input: email })).message).toMatch(/Send them in another way\.$/)
  })

  it('of a request that was reopened is mailed to no one', async () => {
    const to = 'reopened@heron.example'
    servicing.mail().refuseNext(1)
    const resolved = await data('resolve', { ...at(await task()), input: { email: { ...email, to } } })
    await data('reopen', { ...at(resolved), input: { reason: 'Not yet' } })
    const jobs = mongoose.connection.collection('jobs')
    const isOver = async () =>
      expect(await jobs.findOne({ 'data.payload.requestId': resolved.id })).toMatchObject({ state: 'DONE' })
    await vi.waitFor(isOver, soon)
    servicing.mail().refuseNext(0)
    expect(mailsTo(to)).toEqual([])
  })
})
