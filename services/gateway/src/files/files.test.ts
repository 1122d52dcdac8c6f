import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileInspector } from '@coverdesk/kit'
import {
  activePdfs,
  goodFiles,
  hidingPdfs,
  hostileFiles,
  hostileNames,
  lockedPdf,
  pdf,
  png,
  type SentFile,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import { client, formOf, sendForm } from '../testing/upload-form.ts'

const summitUser = 'zoe'
/** Like the usual one, with a user of another agency. */
const settings = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'sign-in/redeem-code': ({ email = '' }) => ({
      status: 200,
      body: { agencyId: email.startsWith(summitUser) ? 'agency-summit' : 'agency-harbor', userId: `user-${email}` },
    }),
  },
}

let gateway: TestGateway
let maya: Visitor
let zoe: Visitor
let leo: Visitor
/** Of this file alone: others upload at the same time. */
const scratch = mkdtempSync(join(tmpdir(), 'coverdesk-scratch-'))
beforeAll(async () => {
  vi.stubEnv('TMPDIR', scratch)
  gateway = await startTestGateway({}, [settings])
  maya = await Visitor.signedIn(gateway)
  zoe = await Visitor.signedIn(gateway, summitUser)
  leo = await Visitor.signedIn(gateway, 'leo')
})
afterAll(async () => {
  await gateway.close()
  vi.unstubAllEnvs()
  rmSync(scratch, { recursive: true })
})
beforeEach(async () => {
  for (const name of ['files', 'chunks', 'inWork']) await gateway.database.collection(`files.${name}`).deleteMany({})
})

const policy: SentFile = { name: 'policy.pdf', mimeType: 'application/pdf', bytes: pdf() }

async function upload(files: SentFile[], visitor = maya, headers: Record<string, string> = client, path = '/files') {
  return sendForm(formOf(files), visitor, headers, path)
}

const stored = async () =>
  Promise.all(['files', 'chunks', 'inWork'].map(name => gateway.database.collection(`files.${name}`).countDocuments()))
const uploadsOnDisk = () => readdirSync(scratch).filter(name => name.startsWith('coverdesk-upload-')).length

async function uploadedFile(file = policy) {
  const { body } = await upload([file])
  const [first] = body.files
  if (!first) throw new Error('The file was not taken.')
  return first
}

describe('POST /files', () => {
  it('keeps all files of a form, under addresses that no one guesses', async () => {
    const files = Object.values(goodFiles())
    // A form takes ten.
    for (let at = 10; at < files.length; at += 10) {
      const group = files.slice(at, at + 10)
      const more = await upload(group)
      expect(more.status).toBe(201)
      expect(more.body.files.map(({ name }) => name)).toEqual(group.map(({ name }) => name))
    }
    const first = files.slice(0, 10)
    const { status, body } = await upload(first)
    expect(status).toBe(201)
    expect(body.files.map(({ name, mimeType }) => ({ name, mimeType }))).toEqual(
      first.map(({ name, mimeType }) => ({ name, mimeType })),
    )
    expect(body.files.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
    const kept = await gateway.database.collection('files.files').findOne({ _id: body.files[0]?.id as never })
    expect(kept).toMatchObject({
      filename: body.files[0]?.id,
      metadata: { agencyId: 'agency-harbor', state: 'PENDING', kind: 'UPLOAD', uploadedBy: 'user-maya@harbor.example' },
    })
  })

  it('keeps of a PDF what was made of it, and what it was', async () => {
    const sent = activePdfs['a PDF that starts a program'] as SentFile
    const { status, body } = await upload([policy, sent])
    expect(status).toBe(201)
    const [plain, active] = body.files
    const recordOf = async (id = '') => {
      const found = await gateway.database.collection('files.files').findOne({ _id: id as never })
      return found?.['metadata'] as Record<string, unknown>
    }
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const kept = Buffer.from(await (await maya.fetch(`/files/${active?.id}/a.pdf`)).arrayBuffer())
    expect(kept.toString('latin1')).not.toMatch(/Launch|cmd/)
    expect(active?.size).toBe(kept.length)
    expect(await recordOf(active?.id)).toMatchObject({
      ...{ size: kept.length, sha256: sha256(kept) },
      original: { size: sent.bytes.length, sha256: sha256(sent.bytes), isSanitized: true },
    })
    expect(await recordOf(plain?.id)).toMatchObject({ original: { sha256: sha256(policy.bytes), isSanitized: false } })
    const [picture] = (await upload([goodFiles()['a PNG'] as SentFile])).body.files
    expect(await recordOf(picture?.id)).toMatchObject({ original: null })
    // The answer goes out before what was received is removed.
    await vi.waitFor(() => expect(uploadsOnDisk()).toBe(0), { timeout: 20_000 })
  })

  it.each([
    'rate 5%22 tier.pdf',
    'rate 5" tier.pdf',
    '100%25 %0D%0A.pdf',
    "it's; filename=x.pdf",
    'Póliza ñ 契約 😀.pdf',
    `${'契'.repeat(251)}.pdf`,
    `${'😀'.repeat(251)}.pdf`,
  ])('keeps the name %s as a page sends it', async name => {
    const form = new FormData()
    form.append('name', name)
    form.append('files', new Blob([new Uint8Array(policy.bytes)], { type: policy.mimeType }), name)
    form.append('files', new Blob([new Uint8Array(policy.bytes)], { type: policy.mimeType }), 'second.pdf')
    const { status, body } = await sendForm(form, maya)
    expect(status).toBe(201)
    expect(body.files.map(file => file.name)).toEqual([name, 'second.pdf'])
    const response = await maya.fetch(`/files/${body.files[0]?.id}/${encodeURIComponent(name)}`)
    expect(response.status).toBe(200)
    expect(decodeURIComponent(response.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '')).toBe(name)
  })

  it('refuses a name of more than 255 characters, and one without a file', async () => {
    const form = formOf([{ ...policy, name: `${'x'.repeat(252)}.pdf` }])
    const { status, body } = await sendForm(form, maya)
    expect(status).toBe(422)
    expect(body.errors[0]?.extensions.validationErrors).toEqual([
      { path: 'files.0', message: 'The name of this file is longer than 255 characters. Rename it.' },
    ])
    const nameless = formOf([policy])
    nameless.append('name', 'policy.pdf')
    const two = new FormData()
    two.append('name', 'one.pdf')
    two.append('name', 'two.pdf')
    const long = new FormData()
    long.append('name', 'x'.repeat(2_049))
    for (const wrong of [nameless, two, long]) expect((await sendForm(wrong, maya)).status).toBe(400)
    expect(await stored()).toEqual([0, 0, 0])
  })

  it('names every bad file of a form, also by its name alone', async () => {
    const names = Object.values(hostileNames).filter(name => !/[\0\\]/.test(name))
    const { body } = await upload(names.map(name => ({ ...policy, name })))
    const paths = names.map((_, index) => ({ path: `files.${index}`, message: expect.any(String) }))
    expect(body.errors[0]?.extensions.validationErrors).toEqual(paths)
    expect(await stored()).toEqual([0, 0, 0])
  })

  it('refuses a file above 25 MB, and takes one of 25 MB', async () => {
    const most = 25 * 1024 * 1024
    const overhead = png(8, 8, 1).length - 1
    const good = { name: 'a.png', mimeType: 'image/png', bytes: png(8, 8, most - overhead) }
    expect((await upload([good])).status).toBe(201)
    const { status, body } = await upload([{ ...good, bytes: png(8, 8, most - overhead + 1) }])
    expect(status).toBe(422)
    expect(body.errors[0]?.extensions.validationErrors).toEqual([
      { path: 'files.0', message: 'This file is larger than 25 MB.' },
    ])
  })

  it('says that a file could not be checked in time, and blames no file for it', async () => {
    const sentence = 'We couldn’t check this file in time. Try again.'
    vi.spyOn(FileInspector.prototype, 'inspect').mockResolvedValueOnce({
      isGood: false,
      unchecked: 'OUT_OF_TIME',
      sentence,
    })
    const { status, body } = await upload([policy])
    expect(status).toBe(503)
    expect(body).toMatchObject({
      errors: [{ message: sentence, extensions: { code: 'OUT_OF_TIME', requestId: expect.any(String) } }],
    })
    expect(await stored()).toEqual([0, 0, 0])
    expect(uploadsOnDisk()).toBe(0)
    expect((await upload([policy])).status, 'the same file passes on a calm machine').toBe(201)
  })

  it('refuses an eleventh file', async () => {
    const { status, body } = await upload(Array(11).fill(policy))
    expect(status).toBe(413)
    expect(body.errors[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
    expect(await stored()).toEqual([0, 0, 0])
  })

  it('demands a session, the header of our own pages, and a form of files', async () => {
    expect((await upload([policy], new Visitor(gateway))).status).toBe(401)
    expect((await upload([policy], maya, {})).status).toBe(403)
    const asJson = { method: 'POST', body: '{}', headers: { ...client, 'content-type': 'application/json' } }
    expect((await maya.fetch('/files', asJson)).status).toBe(400)
    const form = new FormData()
    form.append('comment', 'no file')
    expect((await maya.fetch('/files', { method: 'POST', body: form, headers: client })).status).toBe(400)
    expect((await maya.fetch('/files')).status).toBe(400)
    expect(await stored()).toEqual([0, 0, 0])
  })

  it('keeps what something else is made of, whatever it does, and never serves it', async () => {
    const names = ['a PDF with a script', 'a form in XML', 'a PDF with a file inside', 'a PDF that sends its form away']
    const active = names.map(name => activePdfs[name] as SentFile)
    const { status, body } = await upload(active, maya, client, '/files?source')
    expect(status).toBe(201)
    for (const { id } of body.files) {
      const kept = await gateway.database.collection('files.files').findOne({ _id: id as never })
      expect(kept?.['metadata']).toMatchObject({ kind: 'SOURCE', state: 'PENDING' })
      expect((await maya.fetch(`/files/${id}/form.pdf`)).status).toBe(404)
      expect((await maya.fetch(`/previews/${id}`)).status).toBe(404)
    }
  })

  it('keeps nothing else but PDFs for that, which are what they say', async () => {
    const wrong = [
      { name: 'a.png', mimeType: 'image/png', bytes: png() },
      ...['a PDF with an archive behind it', 'a PDF with a program behind it'].map(
        name => hidingPdfs[name] as SentFile,
      ),
      hostileFiles()['a PNG named .pdf'] as SentFile,
    ]
    const { body } = await upload(wrong, maya, client, '/files?source')
    const paths = wrong.map((_, index) => ({ path: `files.${index}`, message: expect.any(String) }))
    expect(body.errors[0]?.extensions.validationErrors).toEqual(paths)
    expect(await stored()).toEqual([0, 0, 0])
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...client,
      cookie,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': 9_000_000,
    }
    const sending = request(`${gateway.url}/files`, { method: 'POST', headers })
    sending.on('error', () => undefined)
    sending.write('--edge\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7')
    sending.write(Buffer.alloc(1_000_000))
    await vi.waitFor(() => expect(uploadsOnDisk()).toBe(1), { timeout: 20_000 })
    sending.destroy()
    await vi.waitFor(() => expect(uploadsOnDisk()).toBe(0), { timeout: 20_000 })
    expect(await stored()).toEqual([0, 0, 0])
  })
})

describe('a PDF that needs a password', () => {
  const password = 'Marlin & Prämie 7734'
  const needed = 'This PDF needs a password. Enter it to upload the file.'
  const wrong = 'This password doesn’t open the PDF. Check it and try again.'
  let locked: SentFile
  beforeAll(async () => {
    const bytes = await lockedPdf('Loss runs', { userPassword: password, ownerPassword: 'owner' })
    locked = { name: 'Loss runs.pdf', mimeType: 'application/pdf', bytes }
  })

  it.each([
    ['/files', undefined, needed],
    ['/files', '', needed],
    ['/files', 'a guess', wrong],
    ['/files?source', undefined, needed],
    ['/files?source', 'a guess', wrong],
  ])('is refused at its password by %s when the password is %j', async (path, given, message) => {
    const { status, body } = await sendForm(formOf([locked], given), maya, client, path)
    expect(status).toBe(422)
    expect(body.errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'password', message }],
    })
    expect(await stored()).toEqual([0, 0, 0])
    expect(uploadsOnDisk()).toBe(0)
  })

  it('is kept so that no one needs it any more, beside others', async () => {
    const { status, body } = await sendForm(formOf([locked, policy], password), maya)
    expect(status).toBe(201)
    const [kept] = body.files
    const bytes = Buffer.from(await (await maya.fetch(`/files/${kept?.id}/x`)).arrayBuffer())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.toString('latin1')).not.toContain('/Encrypt')
    const record = await gateway.database.collection('files.files').findOne({ _id: kept?.id as never })
    expect(record?.['metadata']).toMatchObject({ original: { size: locked.bytes.length, isSanitized: false } })
  })

  it('is kept so, too, where something else is made of it', async () => {
    const { status, body } = await sendForm(formOf([locked], password), maya, client, '/files?source')
    expect(status).toBe(201)
    const record = await gateway.database.collection('files.files').findOne({ _id: body.files[0]?.id as never })
    expect(record?.['metadata']).toMatchObject({ kind: 'SOURCE', original: { size: locked.bytes.length } })
  })

  it('leaves its password nowhere in the database', async () => {
    await sendForm(formOf([locked], password), maya)
    await sendForm(formOf([locked], 'Albacore is wrong'), maya)
    const everything = await wholeDatabase()
    expect(everything, 'the whole database was looked at').toContain('Loss runs.pdf')
    expect(everything).not.toMatch(/Marlin|Albacore/)
  })

  async function wholeDatabase() {
    const records = (await gateway.database.collections()).map(collection => collection.find().toArray())
    return JSON.stringify(await Promise.all(records))
  }

  it('takes one password, before its files, as text of some length', async () => {
    const twice = formOf([locked], password)
    twice.append('password', password)
    const behind = formOf([locked])
    behind.append('password', password)
    const two = new FormData()
    two.append('password', 'a')
    two.append('password', 'b')
    for (const form of [twice, behind, two, formOf([locked], 'x'.repeat(2_049))]) {
      expect((await sendForm(form, maya)).status).toBe(400)
    }
    const asFile = new FormData()
    asFile.append('password', new Blob([password]), 'password.txt')
    expect((await sendForm(asFile, maya)).status).toBe(400)
    expect(await stored()).toEqual([0, 0, 0])
    await vi.waitFor(() => expect(uploadsOnDisk()).toBe(0), { timeout: 20_000 })
  })
})

describe('GET /files/:id/:name', () => {
  it('serves what is kept, so that nothing in it can run', async () => {
    const { id, size } = await uploadedFile({ ...policy, name: `Póliza "neu" 100%.pdf` })
    const response = await maya.fetch(`/files/${id}/any-name.pdf`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(size),
      'content-disposition': `inline; filename="P_liza _neu_ 100_.pdf"; filename*=UTF-8''P%C3%B3liza%20%22neu%22%20100%25.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await response.arrayBuffer()).byteLength).toBe(size)
  })

  it('gives a PDF as an attachment to who wants to save it', async () => {
    const { id } = await uploadedFile()
    const kindOf = async (query: string) =>
      (await maya.fetch(`/files/${id}/a.pdf${query}`)).headers.get('content-disposition')?.split(';')[0]
    expect(await kindOf('?download')).toBe('attachment')
    expect(await kindOf('?other=1')).toBe('inline')
  })

  it('gives anything but PDF and pictures as an attachment', async () => {
    const { id } = await uploadedFile()
    const files = gateway.database.collection('files.files')
    await files.updateOne({ _id: id as never }, { $set: { 'metadata.mimeType': 'text/csv' } })
    const response = await maya.fetch(`/files/${id}/x`)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('answers HEAD without the file', async () => {
    const { id, size } = await uploadedFile()
    const response = await maya.fetch(`/files/${id}/x`, { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe(String(size))
    expect(await response.text()).toBe('')
  })

  it.each([
    ['bytes=0-4', 206, [0, 5]],
    ['bytes=10-', 206, [10, undefined]],
    ['bytes=-5', 206, [-5, undefined]],
    ['bytes=3-999999', 206, [3, undefined]],
    ['bytes=5-3', 200, [0, undefined]],
    ['bytes=0-1,4-5', 200, [0, undefined]],
    ['pages=1-2', 200, [0, undefined]],
  ] as const)('answers the range %s', async (range, status, [from, to]) => {
    const picture = { name: 'a.png', mimeType: 'image/png', bytes: png() }
    const { id } = await uploadedFile(picture)
    const response = await maya.fetch(`/files/${id}/x`, { headers: { range } })
    const part = picture.bytes.subarray(from, to)
    expect(response.status).toBe(status)
    expect(Buffer.from(await response.arrayBuffer()).equals(part)).toBe(true)
    const start = picture.bytes.length - picture.bytes.subarray(from).length
    const contentRange = `bytes ${start}-${start + part.length - 1}/${picture.bytes.length}`
    expect(response.headers.get('content-range')).toBe(status === 206 ? contentRange : null)
  })

  it('answers a range across chunks, one behind the end, and one of another version', async () => {
    const large = { ...policy, name: 'a.png', mimeType: 'image/png', bytes: png(8, 8, 700_000) }
    const { id, size } = await uploadedFile(large)
    const across = await maya.fetch(`/files/${id}/x`, { headers: { range: 'bytes=261000-523000' } })
    expect(Buffer.from(await across.arrayBuffer()).equals(large.bytes.subarray(261_000, 523_001))).toBe(true)
    const behind = await maya.fetch(`/files/${id}/x`, { headers: { range: `bytes=${size}-` } })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    const stale = await maya.fetch(`/files/${id}/x`, { headers: { range: 'bytes=0-4', 'if-range': '"old"' } })
    expect(stale.status).toBe(200)
    await stale.arrayBuffer()
  })

  it('is asked for again each time, and sent again only when it changed', async () => {
    const { id } = await uploadedFile()
    const etag = String((await maya.fetch(`/files/${id}/x`)).headers.get('etag'))
    expect((await maya.fetch(`/files/${id}/x`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const signedOut = await new Visitor(gateway).fetch(`/files/${id}/x`, { headers: { 'if-none-match': etag } })
    expect(signedOut.status).toBe(401)
  })

  it("answers another agency's file as one that does not exist, byte for byte but the request id", async () => {
    await expectHidden(zoe)
  })

  it('answers so for what a colleague has uploaded and no record has', async () => {
    const id = await expectHidden(leo)
    const attached = {
      $set: { 'metadata.state': 'ATTACHED', 'metadata.attachedTo': { typename: 'Account', id: 'a-1' } },
    }
    await gateway.database.collection('files.files').updateOne({ _id: id as never }, attached)
    expect((await leo.fetch(`/files/${id}/policy.pdf`)).status).toBe(200)
  })

  async function expectHidden(visitor: Visitor) {
    const { id } = await uploadedFile()
    const answer = async (fileId: string) => {
      const response = await visitor.fetch(`/files/${fileId}/policy.pdf`)
      const headers = Object.entries(Object.fromEntries(response.headers)).filter(([name]) => name !== 'date')
      const text = (await response.text()).replace(/"requestId":"[^"]*"/, '')
      return { status: response.status, headers, text }
    }
    const foreign = await answer(id)
    expect(foreign).toEqual(await answer('0'.repeat(32)))
    expect(foreign).toEqual(await answer('..%2f'))
    expect(foreign.status).toBe(404)
    expect((await maya.fetch(`/files/${id}/policy.pdf`)).status).toBe(200)
    return id
  }
})
