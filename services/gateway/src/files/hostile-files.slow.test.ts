import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileFiles, pdf, type SentFile } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import { formOf, sendForm } from '../testing/upload-form.ts'

let gateway: TestGateway
let maya: Visitor
/** Of this file alone: others upload at the same time. */
const scratch = mkdtempSync(join(tmpdir(), 'coverdesk-scratch-'))
beforeAll(async () => {
  vi.stubEnv('TMPDIR', scratch)
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterAll(async () => {
  await gateway.close()
  vi.unstubAllEnvs()
  rmSync(scratch, { recursive: true })
})

const policy: SentFile = { name: 'policy.pdf', mimeType: 'application/pdf', bytes: pdf() }
const upload = (files: SentFile[]) => sendForm(formOf(files), maya)
const stored = async () =>
  Promise.all(['files', 'chunks', 'inWork'].map(name => gateway.database.collection(`files.${name}`).countDocuments()))
const uploadsOnDisk = () => readdirSync(scratch).filter(name => name.startsWith('coverdesk-upload-')).length

describe('POST /files', () => {
  it('refuses every hostile file under its field, and keeps nothing, not even the good ones beside', async () => {
    const hostile = Object.values(hostileFiles())
    for (let at = 0; at < hostile.length; at += 9) {
      const group = hostile.slice(at, at + 9)
      const { status, body } = await upload([policy, ...group])
      const validationErrors = group.map(({ sentence }, index) => ({
        path: `files.${index + 1}`,
        message: expect.stringContaining(sentence),
      }))
      expect(status).toBe(422)
      expect(body.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors })
    }
    expect(await stored()).toEqual([0, 0, 0])
    expect(uploadsOnDisk()).toBe(0)
    // Each file is looked into in a process.
  }, 60_000)
})
