// Keeps the built shell and remotes as the release that the next ones are tested against. `npm run release:keep`
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { sdkVersion } from '../plugin-sdk/src/manifest/sdk-version.ts'
import { readAreas } from './workspace/areas.ts'
import { at, root } from './workspace/root.ts'
import { staleTargets } from './workspace/targets.ts'

const folder = at('e2e/previous-release')

if (staleTargets().length > 0) {
  console.error('Run `npm run build` first: what is kept is what is built.')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
// Only the last one: older shells and remotes meet no one any more.
for (const file of readdirSync(folder)) rmSync(`${folder}/${file}`)
const archive = `${folder}/sdk-${sdkVersion}.tar.gz`
const parts = ['shell', ...readAreas().remotes].map(part => `${part}/dist`)
// The same build gives the same archive, and what the gateway compresses itself stays out.
const reproducible = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=2000-01-01']
execFileSync('tar', ['-czf', archive, ...reproducible, '--exclude=*.br', '--exclude=*.gz', ...parts], { cwd: root })
console.log(`kept ${parts.join(', ')} as ${archive.slice(root.length + 1)}`)
