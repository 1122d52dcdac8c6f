import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Gives the folder and its files to their owner alone, also those of earlier versions. */
export function makePrivate(path: string): void {
  chmod(path, 0o700)
  for (const { name } of readdirSync(path, { withFileTypes: true }).filter(entry => entry.isFile())) {
    chmod(join(path, name), 0o600)
  }
}

function chmod(name: string, mode: number) {
  try {
    chmodSync(name, mode)
  } catch {
    // Some file systems have no modes, and those of a file that belongs to someone else stay as they are.
  }
}
