import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/**
 * Browsers run only what the manifest says, so what is published has to be that.
 * @throws an Error that names the first file that is another one, or missing
 */
export async function refuseOtherFiles(folder: string, { id, version, files }: Manifest): Promise<void> {
  for (const { path, integrity } of files) {
    const content = await readFile(join(folder, path)).catch(() => null)
    if (!content) throw new Error(`${id} ${version}: the file ${path} is missing. Build it again.`)
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (found !== integrity) throw new Error(`${id} ${version}: the file ${path} is not the one that was built.`)
  }
}
