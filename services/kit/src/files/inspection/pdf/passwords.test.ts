import { createCipheriv, createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdf } from '../../../testing/files.ts'
import { type Lock, lockedPdf } from '../../../testing/locked-pdf.ts'
import { viewPdf } from '../../../testing/view-pdf.ts'
import { inspect } from '../inspect.ts'
import type { EncryptionFacts } from './parsing/encryption-facts.ts'
import { encryptionKey } from './parsing/encryption-key.ts'
import { rebuildPdf } from './rebuild-pdf.ts'
import { missingPassword, wrongPassword } from './terms/pdf-refused.ts'

const sentence = 'Loss runs of Harbor Marine'

const locked = (lock: Lock) => lockedPdf(sentence, lock)

const textOf = async (bytes: Uint8Array) => (await viewPdf(bytes)).pages.map(({ text }) => text).join(' ')

describe.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)('a PDF with %s and a password', algorithm => {
  const passwords = { userPassword: 'larkspur 7734', ownerPassword: 'the owner' }

  it.each([false, true])('is stored without one, whoever’s was given (object streams: %s)', async objectStreams => {
    const file = await locked({ algorithm, objectStreams, ...passwords })
    for (const password of Object.values(passwords)) {
      const { bytes, isSanitized } = await rebuildPdf(file, password)
      expect((await PDFDocument.load(bytes)).isEncrypted).toBe(false)
      expect(isSanitized).toBe(false)
      expect(await textOf(bytes)).toBe(sentence)
    }
  })

  it.each([false, true])('is opened where its cross-reference is damaged (object streams: %s)', async objectStreams => {
    const file = await locked({ algorithm, objectStreams, ...passwords })
    const damaged = Buffer.from(file.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1')
    await expect(rebuildPdf(damaged)).rejects.toThrow(missingPassword)
    expect(await textOf((await rebuildPdf(damaged, passwords.userPassword)).bytes)).toBe(sentence)
  })

  it('says whether its password is missing or wrong', async () => {
    const file = await locked({ algorithm, ...passwords })
    await expect(rebuildPdf(file)).rejects.toThrow(missingPassword)
    await expect(rebuildPdf(file, '')).rejects.toThrow(missingPassword)
    for (const wrong of ['larkspur', 'larkspur 7734 ', 'Larkspur 7734', 'x'.repeat(400)]) {
      await expect(rebuildPdf(file, wrong)).rejects.toThrow(wrongPassword)
    }
  })

  it('opens with one that has other letters than English', async () => {
    for (const userPassword of ['Prämie ß½ ñ', 'é'.repeat(80)]) {
      const file = await locked({ algorithm, userPassword, ownerPassword: 'owner' })
      expect(await textOf((await rebuildPdf(file, userPassword)).bytes)).toBe(sentence)
    }
  })

  it('opens with any password, or none, where it needs none', async () => {
    const file = await locked({ algorithm, userPassword: '', ownerPassword: 'owner' })
    for (const password of ['', 'owner', 'some other']) {
      expect(await textOf((await rebuildPdf(file, password)).bytes)).toBe(sentence)
    }
  })

  it('needs one as a source, too, and is then kept without it', async () => {
    const file = await locked({ algorithm, ...passwords })
    const source = { name: 'form.pdf', mimeType: 'application/pdf', isSource: true }
    const refused = { isGood: false, needsPassword: true }
    expect(await inspect(file, source)).toEqual({ ...refused, reason: missingPassword })
    expect(await inspect(file, { ...source, password: 'guess' })).toEqual({ ...refused, reason: wrongPassword })
    const taken = await inspect(file, { ...source, password: passwords.userPassword })
    if (!taken.isGood || !taken.rebuilt) throw new Error('Nothing was made of it.')
    expect(await textOf(taken.rebuilt.bytes)).toBe(sentence)
  })
})

describe('the password of an old PDF', () => {
  it('is taken for PDFDocEncoding, which has quotes and the euro elsewhere than Latin-1', async () => {
    // What the library writes as these Latin-1 characters is “€” in a PDF.
    const file = await locked({ algorithm: 'RC4-128', userPassword: '\x8d\xa0\x8e', ownerPassword: 'owner' })
    expect(await textOf((await rebuildPdf(file, '“€”')).bytes)).toBe(sentence)
  })

  it('is taken for UTF-8, which the standard doesn’t know', async () => {
    const userPassword = Buffer.from('契約 ñ').toString('latin1')
    const file = await locked({ algorithm: 'AES-128', userPassword, ownerPassword: 'owner' })
    expect(await textOf((await rebuildPdf(file, '契約 ñ')).bytes)).toBe(sentence)
  })

  it('may be typed with its accents apart', async () => {
    const file = await locked({ algorithm: 'AES-128', userPassword: 'Prämie', ownerPassword: 'owner' })
    expect(await textOf((await rebuildPdf(file, 'Prämie'.normalize('NFD'))).bytes)).toBe(sentence)
  })
})

describe('a PDF of revision 5', () => {
  const key = Buffer.alloc(32, 7)
  const hash = (...parts: (string | Buffer)[]) =>
    parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest()
  function entryOf(password: string, user: Buffer) {
    const [checking, wrapping] = [Buffer.from('checking'), Buffer.from('wrapping')]
    const cipher = createCipheriv('aes-256-cbc', hash(password, wrapping, user), Buffer.alloc(16)).setAutoPadding(false)
    return {
      entry: Buffer.concat([hash(password, checking, user), checking, wrapping]),
      wrapped: Buffer.concat([cipher.update(key), cipher.final()]),
    }
  }
  const user = entryOf('larkspur', Buffer.alloc(0))
  const owner = entryOf('delphinium', user.entry)
  const facts: EncryptionFacts = {
    ...{ revision: 5, keyLength: 32, permissions: -4, isMetadataEncrypted: true, fileId: Buffer.alloc(16) },
    ...{ user: user.entry, userKey: user.wrapped, owner: owner.entry, ownerKey: owner.wrapped },
  }

  it.each([
    ['larkspur', key],
    ['delphinium', key],
    ['foxglove', null],
    ['', null],
  ])('has a key for the right password: "%s"', (password, found) => {
    expect(encryptionKey(facts, password)).toEqual(found)
  })
})

it('a PDF that no password opens is refused without asking for one', async () => {
  const encrypt = '/Encrypt << /Filter /Adobe.PubSec /V 4 >> /Root'
  const file = Buffer.from(pdf().toString('latin1').replace('/Root', encrypt), 'latin1')
  const declared = { name: 'a.pdf', mimeType: 'application/pdf' }
  expect(await inspect(file, declared)).toEqual({
    isGood: false,
    reason: expect.stringContaining('is encrypted in a way'),
  })
})
