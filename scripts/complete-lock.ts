// Puts the native packages of other platforms back into package-lock.json. Run it after `npm install`.
// `--check` changes nothing and fails when one is missing.
import { readFileSync } from 'node:fs'
import { completeLockFile, repairLockFile } from './workspace/lock-file.ts'
import { at } from './workspace/root.ts'

if (process.argv.includes('--check')) {
  const missing = completeLockFile(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')))
  if (missing.length > 0) {
    console.error(`package-lock.json lacks ${missing.length} packages of other platforms: npm ci would refuse it.`)
    console.error('Run `npx tsx scripts/complete-lock.ts` and commit the file.')
    process.exit(1)
  }
} else {
  console.log(`${repairLockFile().length} packages were added to package-lock.json`)
}
