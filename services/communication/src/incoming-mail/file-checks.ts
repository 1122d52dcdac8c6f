import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentAgencyId, FairTurns, FileInspector, type TimeLimits, type Verdict } from '@coverdesk/kit'

/** Each takes a process with memory of its own; agencies take turns. */
const inspections = new FairTurns({ total: 1, perKey: 1 })

type Inspector = Pick<FileInspector, 'inspect'>

let inspector: Inspector | undefined

/** Looks into the files of mails from now on. @returns what ends it */
export function startInspector(): () => Promise<void> {
  const started = new FileInspector()
  inspector = started
  return () => started.close()
}

/** Another one looks into files from now on, in a test. @returns what puts the former back */
export function useInspector(other: Inspector): () => void {
  const former = inspector
  inspector = other
  return () => {
    inspector = former
  }
}

/** A verdict, with the content to store where the file is good. */
type Checked = Exclude<Verdict, { isGood: true }> | (Extract<Verdict, { isGood: true }> & { content: Buffer })

/** Looks into a file of a mail as into an upload. */
export function checkFile(
  bytes: Buffer,
  declared: { name: string; mimeType: string },
  timeLimits: TimeLimits,
): Promise<Checked> {
  return inspections.take(currentAgencyId(), async () => {
    if (!inspector) throw new Error('A mail is read before the subgraph has started.')
    const path = join(tmpdir(), `coverdesk-mail-${randomUUID()}`)
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      const verdict = await inspector.inspect(path, declared, timeLimits)
      if (!verdict.isGood) return verdict
      return { ...verdict, content: verdict.rebuilt ? await readFile(verdict.rebuilt.path) : bytes }
    } finally {
      await Promise.all([path, `${path}.rebuilt`].map(file => rm(file, { force: true })))
    }
  })
}
