import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled. */
export interface SmallDisk {
  path: string
  /** Fills it to the last byte with a file that only `free` removes. */
  fill(): void
  free(): void
  remove(): Promise<void>
}

/** Mounts a file system of that many bytes in memory. @throws unless it is root on Linux, as in CI */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk> {
  if (process.getuid?.() !== 0) throw new Error('This test mounts a file system: run it as root on Linux.')
  const path = await mkdtemp(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path])
  const filler = join(path, 'filler')
  return {
    path,
    fill: () => fill(path, filler),
    free: () => rmSync(filler),
    async remove() {
      execFileSync('umount', ['--lazy', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}

function fill(path: string, filler: string) {
  const file = openSync(filler, 'a')
  try {
    for (let { bavail, bsize } = statfsSync(path); bavail > 0; { bavail, bsize } = statfsSync(path)) {
      writeSync(file, Buffer.alloc(bavail * bsize))
    }
  } finally {
    closeSync(file)
  }
}
