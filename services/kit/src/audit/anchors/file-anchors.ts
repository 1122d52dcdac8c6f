import { appendFile, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Anchor, type AnchorStore, latestAnchor, parseAnchors } from './anchor.ts'

/** A longer file is replaced by one with its last anchor, in bytes. */
const maxSize = 64 * 1024

/** Files of JSON lines, one for each agency: `<folder>/<area>/<agencyId>.jsonl`. */
export class FileAnchors implements AnchorStore {
  constructor(private readonly folder: string) {}

  async read(area: string, agencyId: string): Promise<Anchor | null> {
    return latestAnchor(parseAnchors(await endOf(this.fileOf(area, agencyId))))
  }

  async agencies(area: string): Promise<string[]> {
    const files = await readdir(join(this.folder, area)).catch(unlessMissing<string[]>([]))
    return files.flatMap(file => /^([0-9a-f]{24})\.jsonl$/.exec(file)?.[1] ?? [])
  }

  async write(anchor: Anchor): Promise<void> {
    const file = this.fileOf(anchor.area, anchor.agencyId)
    await mkdir(join(this.folder, anchor.area), { recursive: true, mode: 0o700 })
    // A line that a full disk cut off must not spoil this one, so it begins a line of its own.
    await appendFile(file, `\n${JSON.stringify(anchor)}\n`, { mode: 0o600 })
    if ((await stat(file)).size > maxSize) await this.shorten(file)
  }

  /** Where the operator lets files only grow, it stays long. */
  private async shorten(file: string) {
    const latest = latestAnchor(parseAnchors(await endOf(file)))
    if (!latest) return
    const shorter = `${file}.${process.pid}.new`
    await writeFile(shorter, `${JSON.stringify(latest)}\n`, { mode: 0o600 })
    await rename(shorter, file).catch(() => undefined)
  }

  private fileOf(area: string, agencyId: string) {
    return join(this.folder, area, `${agencyId}.jsonl`)
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const unlessMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }

/** The last part of a file, however long it has grown; nothing when there is none. */
async function endOf(path: string): Promise<string> {
  const file = await open(path).catch(unlessMissing(null))
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(Math.min(size, 2 * maxSize)),
      position: Math.max(0, size - 2 * maxSize),
    })
    return buffer.subarray(0, bytesRead).toString('utf8')
  } finally {
    await file.close()
  }
}
