import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeReadingFolder, removeLeftFolders } from './reading-folders.ts'

const host = hostname().replace(/[^\w.]/g, '_')
const dead = spawnSync(process.execPath, ['-e', '']).pid

it('only folders of processes that are gone are removed', async () => {
  const place = await mkdtemp(join(tmpdir(), 'left-folders-'))
  const folder = async (name: string, modified = new Date()) => {
    const path = join(place, name)
    await mkdir(path)
    await utimes(path, modified, modified)
    return path
  }
  const own = await makeReadingFolder()
  const gone = [
    await folder(`coverdesk-reading-${host}-${dead}-abc123`),
    // Of the process that had this number before a restart.
    await folder(`coverdesk-reading-${host}-${process.pid}-old123`, new Date(Date.now() - 24 * 60 * 60_000)),
  ]
  const stays = [
    await folder(basename(own)),
    await folder(`coverdesk-reading-${host}-${process.ppid}-abc123`, new Date(0)),
    await folder(`coverdesk-reading-elsewhere-${dead}-abc123`),
    await folder(`somebody-else-${dead}-abc123`),
  ]
  await removeLeftFolders(place)
  expect(gone.filter(existsSync)).toEqual([])
  expect(stays.filter(existsSync)).toEqual(stays)
  await Promise.all([place, own].map(path => rm(path, { recursive: true })))
})
