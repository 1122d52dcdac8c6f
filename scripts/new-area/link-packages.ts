import { execFileSync } from 'node:child_process'
import { repairLockFile } from '../workspace/lock-file.ts'
import { at, root } from '../workspace/root.ts'

/** Brings what follows from the registry up to date: linked packages, lock file, stitched schema and typed documents. */
export function linkPackages(folders: readonly string[]): void {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: root, stdio: 'inherit' })
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  repairLockFile()
  run(process.execPath, '--import', 'tsx', at('scripts/codegen.ts'))
  if (folders.length > 0) run('npx', 'biome', 'check', '--write', ...folders)
}
