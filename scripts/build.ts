// Builds what changed since the last build: services, shell and remotes, or only the named folders. Shell and remotes are
// built by `rspack build` in their own folders. `npm run build [-- [--development] folder…]`
import { runRspackBuild } from './build/rspack-cli.ts'
import { buildService } from './workspace/build-service.ts'
import { type BuildMode, listTargets, markBuilt, staleTargets, type Target } from './workspace/targets.ts'

const mode: BuildMode = process.argv.includes('--development') ? 'development' : 'production'

const builders: Record<Target['kind'], (target: Target) => Promise<void>> = {
  service: async target => {
    await buildService(target.folder)
    markBuilt(target, mode)
  },
  shell: ({ folder }) => runRspackBuild(folder, mode),
  remote: ({ folder }) => runRspackBuild(folder, mode),
}

const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const wanted = listTargets().filter(({ folder }) => named.length === 0 || named.includes(folder))
const stale = staleTargets(mode, wanted)
let failures = 0
// One at a time: each build already uses every core.
for (const target of stale) {
  const started = performance.now()
  try {
    await builders[target.kind](target)
    console.log(`built ${target.folder} in ${Math.round(performance.now() - started)} ms`)
  } catch (error) {
    failures += 1
    console.error(`The build of ${target.folder} failed.\n${error instanceof Error ? error.message : error}`)
  }
}
if (stale.length === 0) console.log('Everything is up to date.')
process.exit(failures === 0 ? 0 : 1)
