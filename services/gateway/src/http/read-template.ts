import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The shell’s page. Read again each time: a rebuilt shell has other scripts. */
export const readTemplate = (shellFolder: string): Promise<string | null> =>
  readFile(join(shellFolder, 'index.html'), 'utf8').catch(() => null)
