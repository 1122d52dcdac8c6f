import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { goodFiles, hostileFiles, hostileNames, pdf, type SentFile } from '../../testing/files.ts'
import { parseFileName } from '../file-name.ts'
import { FileInspector } from './file-inspector.ts'
import { inspect } from './inspect.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-inspection-'))
const inspector = new FileInspector()
afterAll(async () => {
  await inspector.close()
  rmSync(folder, { recursive: true })
})

const inspected = ({ bytes, ...declared }: SentFile) => inspect(bytes, declared)

describe('the inspection of a file', () => {
  it.each(Object.entries(goodFiles()))('lets %s pass', async (_, file) => {
    expect(await inspected(file)).toEqual({ isGood: true, mimeType: file.mimeType })
  })

  it.each(Object.entries(hostileFiles()))('refuses %s', async (_, { sentence, ...file }) => {
    expect(await inspected(file)).toEqual({ isGood: false, reason: expect.stringContaining(sentence) })
  })

  it('runs in a thread of its own', async () => {
    const path = join(folder, 'good')
    writeFileSync(path, pdf())
    const declared = { name: 'policy.pdf', mimeType: 'application/pdf' }
    expect(await inspector.inspect(path, declared)).toEqual({ isGood: true, mimeType: 'application/pdf' })
  })

  it('gives up a file that takes too long, while this thread stays awake', async () => {
    const path = join(folder, 'endless')
    // Each of the dictionaries has no end, so each is read to the end of the file.
    writeFileSync(
      path,
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_000_000, 'obj<<'), Buffer.from('%%EOF')]),
    )
    let beats = 0
    const heart = setInterval(() => beats++, 10)
    const verdict = await inspector.inspect(path, { name: 'policy.pdf', mimeType: 'application/pdf' }, 1_500)
    clearInterval(heart)
    expect(verdict).toEqual({ isGood: false, reason: expect.stringContaining('could not be checked') })
    expect(beats).toBeGreaterThan(50)
    const next = join(folder, 'next')
    writeFileSync(next, pdf())
    const { isGood } = await inspector.inspect(next, { name: 'policy.pdf', mimeType: 'application/pdf' })
    expect(isGood).toBe(true)
  })
})

describe('the name of a file', () => {
  it.each(Object.entries(hostileNames))('is refused for %s', (_, name) => {
    expect(parseFileName(name)).toEqual({ reason: expect.any(String) })
  })

  it('is kept in any language', () => {
    expect(parseFileName(' Póliza 契約.pdf ')).toEqual({ name: 'Póliza 契約.pdf' })
  })
})
