import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { activePdfs, hidingPdfs } from '../../testing/active-pdfs.ts'
import { childrenOf, kitFile, startChild } from '../../testing/child.ts'
import { goodFiles, hostileNames, pdf, type SentFile } from '../../testing/files.ts'
import { hostileFiles } from '../../testing/hostile-files.ts'
import { parseFileName } from '../file-name.ts'
import { FileInspector } from './file-inspector.ts'
import { inspect } from './inspect.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-inspection-'))
const inspector = new FileInspector()
afterAll(async () => {
  await inspector.close()
  rmSync(folder, { recursive: true })
})

const declared = { name: 'policy.pdf', mimeType: 'application/pdf' }
const isGood = { isGood: true, mimeType: 'application/pdf', rebuilt: { isSanitized: false } }
const good = join(folder, 'good')
/** Looking into it takes many times the seconds that a test gives it. */
const long = join(folder, 'long')
const pdfWithNames = (count: number) =>
  pdf([`[${Array.from({ length: count }, (_, place) => `/N${place}`).join(' ')}]`])
beforeAll(() => {
  writeFileSync(good, pdf())
  writeFileSync(long, pdfWithNames(1_900_000))
})

const inspected = ({ bytes, ...file }: SentFile) => inspect(bytes, file)

describe('the inspection of a file', () => {
  it.each(Object.entries(goodFiles()))('lets %s pass', async (_, file) => {
    const isPdf = file.mimeType === 'application/pdf'
    const rebuilt = isPdf ? { bytes: expect.any(Uint8Array), isSanitized: false } : null
    expect(await inspected(file)).toEqual({ isGood: true, mimeType: file.mimeType, rebuilt })
  })

  it.each(Object.entries({ ...activePdfs, ...hidingPdfs }))('has something harmless made of %s', async (_, file) => {
    expect(await inspected(file)).toMatchObject({ isGood: true, rebuilt: { bytes: expect.any(Uint8Array) } })
  })

  it.each(Object.entries(hostileFiles()))('refuses %s', async (_, { sentence, ...file }) => {
    expect(await inspected(file)).toEqual({ isGood: false, reason: expect.stringContaining(sentence) })
  })
})

describe('the process that looks into files', () => {
  it('refuses a file that takes too much work, while this process stays awake', async () => {
    let beats = 0
    const heart = setInterval(() => beats++, 10)
    const verdict = await inspector.inspect(long, declared, { cpuMs: 1_500, waitMs: 60_000 })
    clearInterval(heart)
    expect(verdict).toMatchObject({ isGood: false, reason: expect.stringContaining('too much work') })
    expect(beats).toBeGreaterThan(50)
    expect(await inspector.inspect(good, declared)).toMatchObject(isGood)
  })

  it('lays what it made of a PDF beside it', async () => {
    const verdict = await inspector.inspect(good, declared)
    if (!verdict.isGood || !verdict.rebuilt) throw new Error('Nothing was made of it.')
    const { path, size, sha256 } = verdict.rebuilt
    const bytes = readFileSync(path)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect({ size, sha256 }).toEqual({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  })

  it('keeps nothing of a file with very many names: the next file has a new process', async () => {
    const others = childrenOf(process.pid)
    const ours = () => childrenOf(process.pid).filter(pid => !others.includes(pid))
    const apart = new FileInspector()
    writeFileSync(join(folder, 'names'), pdfWithNames(400_000))
    expect(await apart.inspect(join(folder, 'names'), declared, { cpuMs: 60_000, waitMs: 60_000 })).toMatchObject(
      isGood,
    )
    await vi.waitFor(() => expect(ours()).toEqual([]), 5_000)
    await apart.inspect(good, declared)
    expect(ours()).toHaveLength(1)
    await apart.close()
  })

  it('is no loss for anybody but its sender when it dies', async () => {
    const others = childrenOf(process.pid)
    const first = new FileInspector()
    const ours = () => childrenOf(process.pid).filter(pid => !others.includes(pid))
    const verdict = first.inspect(long, declared)
    const [child] = ours()
    process.kill(Number(child), 'SIGKILL')
    await vi.waitFor(() => expect(ours().filter(pid => pid !== child)).toHaveLength(1), 5_000)
    process.kill(Number(ours().find(pid => pid !== child)), 'SIGKILL')
    expect(await verdict, 'a second process died, too').toMatchObject({ isGood: false, unchecked: 'FAILED' })
    expect(await inspector.inspect(good, declared)).toMatchObject(isGood)
    expect((await first.inspect(good, declared)).isGood).toBe(true)
    await first.close()
  })

  it('is used for the next file, and ends when there is none', async () => {
    const others = childrenOf(process.pid)
    const ours = () => childrenOf(process.pid).filter(pid => !others.includes(pid))
    const brief = new FileInspector(500)
    await brief.inspect(good, declared)
    const started = ours()
    await brief.inspect(good, declared)
    expect(started).toHaveLength(1)
    expect(ours()).toEqual(started)
    await vi.waitFor(() => expect(ours()).toEqual([]), 5_000)
  })

  it('ends with its parent, in the middle of a file, too', async () => {
    const parent = startChild(`
      import { FileInspector } from ${kitFile('files/inspection/file-inspector.ts')}
      new FileInspector().inspect(${JSON.stringify(long)}, ${JSON.stringify(declared)}, 60_000)
      process.send(process.pid)`)
    const [child] = childrenOf(Number(await parent.says()))
    const isAlive = () => process.kill(Number(child), 0)
    await setTimeout(2_000) // By now it has started with the file.
    expect(isAlive()).toBe(true)
    await parent.kill()
    await vi.waitFor(() => expect(isAlive).toThrow('ESRCH'), 5_000)
  })

  it('has none of our secrets', async () => {
    const others = childrenOf(process.pid)
    const apart = new FileInspector()
    await apart.inspect(good, declared)
    const [child] = childrenOf(process.pid).filter(pid => !others.includes(pid))
    const environment = execFileSync('ps', ['eww', '-o', 'command=', String(child)], { encoding: 'utf8' })
    expect(environment).not.toContain('MONGODB_URI')
    await apart.close()
    expect(childrenOf(process.pid)).not.toContain(child)
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
