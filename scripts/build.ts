// Builds what changed since the last build: services, shell and remotes, or only the named folders.
// `npm run build [-- [--development] folder…]`
import { buildRemote, buildShell } from './build/index.ts'
import { buildService } from './workspace/build-service.ts'
import { type BuildMode, listTargets, markBuilt, staleTargets, type Target } from './workspace/targets.ts'

const mode: BuildMode = process.argv.includes('--development') ? 'development' : 'production'

const builders: Record<Target['kind'], (folder: string) => Promise<unknown>> = {
  service: folder => buildService(folder),
  shell: () => buildShell({ mode }),
  remote: folder => buildRemote(folder, { mode }),
}

const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const wanted = listTargets().filter(({ folder }) => named.length === 0 || named.includes(folder))
const stale = staleTargets(mode, wanted)
let failures = 0
// One after the other: each build already uses every core.
for (const target of stale) {
  const started = performance.now()
  try {
    await builders[target.kind](target.folder)
    markBuilt(target, mode)
    console.log(`built ${target.folder} in ${Math.round(performance.now() - started)} ms`)
  } catch (error) {
    failures += 1
    console.error(`${target.folder} did not build.\n${error instanceof Error ? error.message : error}`)
  }
}
if (stale.length === 0) console.log('Everything is built already.')
process.exit(failures === 0 ? 0 : 1)
