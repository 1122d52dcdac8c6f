import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../logger.ts'
import { type Anchor, parseAnchors } from './anchor.ts'
import { anchorsFor } from './anchor-environment.ts'
import { CollectedAnchors } from './collected-anchors.ts'
import { FileAnchors } from './file-anchors.ts'

const agencyId = '650000000000000000000001'
const anchor = (number: number, rest: Partial<Anchor> = {}): Anchor => ({
  ...{ area: 'accounts', agencyId, number, entryId: `entry ${number}`, hash: `hash ${number}` },
  ...{ at: new Date(number * 1_000).toISOString(), ...rest },
})
const lines: string[] = []
const log = createLogger('anchors', 'info', { write: line => lines.push(line) })

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-anchors-'))
  file = join(folder, 'accounts', `${agencyId}.jsonl`)
  lines.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

describe('files of anchors', () => {
  it('tell the longest chain, in whatever order replicas wrote', async () => {
    const anchors = new FileAnchors(folder)
    for (const number of [1, 3, 2]) await anchors.write(anchor(number))
    expect(await anchors.read('accounts', agencyId)).toEqual(anchor(3))
    expect(await anchors.agencies('accounts')).toEqual([agencyId])
    expect(await anchors.read('policies', agencyId)).toBeNull()
    expect(await anchors.agencies('policies')).toEqual([])
  })

  it('begin again where someone accepted a chain', async () => {
    const anchors = new FileAnchors(folder)
    for (const one of [anchor(9), anchor(4, { accepted: 'restored' }), anchor(5)]) await anchors.write(one)
    expect(await anchors.read('accounts', agencyId)).toEqual(anchor(5))
  })

  it('lose nothing after a line that a full disk cut off', async () => {
    const anchors = new FileAnchors(folder)
    await anchors.write(anchor(1))
    await appendFile(file, '{"area":"accounts","agen')
    await anchors.write(anchor(2))
    expect(await anchors.read('accounts', agencyId)).toEqual(anchor(2))
  })

  it('stay short', async () => {
    const anchors = new FileAnchors(folder)
    await anchors.write(anchor(1))
    await appendFile(file, 'x'.repeat(64 * 1024))
    await anchors.write(anchor(2))
    expect((await stat(file)).size).toBeLessThan(1_000)
    expect(await anchors.read('accounts', agencyId)).toEqual(anchor(2))
  })
})

it('what cannot be written stops nothing, is logged once, and is caught up', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  const anchors = anchorsFor(folder, log)
  await anchors.record(anchor(1))
  await anchors.record(anchor(2))
  expect(lines.filter(line => line.includes('cannot be written'))).toHaveLength(1)
  await rm(folder)
  await mkdir(folder)
  await anchors.flush()
  expect(await anchors.read('accounts', agencyId)).toEqual(anchor(2))
  expect(parseAnchors(await readFile(file, 'utf8'))).toHaveLength(1)
})

it('without a folder they are lines of the log, not too many, from which a verification reads them', async () => {
  const anchors = anchorsFor(undefined, log)
  for (const number of [1, 2, 3]) await anchors.record(anchor(number))
  expect(parseAnchors(lines.join(''))).toEqual([anchor(1)])
  await anchors.flush(true)
  const collected = new CollectedAnchors(parseAnchors(lines.join('')))
  expect(await collected.read('accounts', agencyId)).toEqual(anchor(3))
  expect(await collected.agencies('accounts')).toEqual([agencyId])
})
