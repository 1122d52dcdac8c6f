import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'coverdesk-reading-'
/** Containers may share a folder for temporary files; each counts its processes from 1. */
const host = hostname().replace(/[^\w.]/g, '_')
/** How the folders of this process begin. */
export const folderPrefix = `${prefix}${host}-${process.pid}-`
const named = new RegExp(`^${prefix}${host.replaceAll('.', '\\.')}-(\\d+)-\\w+$`)

/** A folder of this process for a file that is read; whoever makes it removes it. */
export const makeReadingFolder = (): Promise<string> => mkdtemp(join(tmpdir(), folderPrefix))

/** Removes the folders of processes that ended before they could: that of a process that lives stays. */
export async function removeLeftFolders(folder: string = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = named.exec(name)?.[1]
    const path = join(folder, name)
    if (owner && (await isLeft(path, Number(owner)))) await rm(path, { recursive: true, force: true })
  }
}

/** A former process may have had the number of this one, as each first process of a container has. */
async function isLeft(path: string, owner: number): Promise<boolean> {
  if (owner !== process.pid) return !isAlive(owner)
  const begun = Date.now() - process.uptime() * 1_000
  const made = await stat(path).catch(() => null)
  return made !== null && made.mtimeMs < begun
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One of another user can't be signaled, but lives.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
