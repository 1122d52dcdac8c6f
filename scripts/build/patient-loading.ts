import { readFileSync } from 'node:fs'
import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

/** How long one request for a file may take, in milliseconds: others run beside it (`load-patiently.mjs`). */
export const chunkLoadTimeout = 30_000

const source = readFileSync(new URL('load-patiently.mjs', import.meta.url), 'utf8')
const loadPatiently = source.slice(source.indexOf('export function')).replace('export function', 'function').trim()

/** After the bundler's own loader, before anything uses it. */
class PatientRuntime extends RuntimeModule {
  constructor() {
    super('coverdesk/load patiently', RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    return `${RuntimeGlobals.loadScript} = (${loadPatiently})(${RuntimeGlobals.loadScript})`
  }
}

/** Files of a build that come late or not at all are asked for again under a new address (docs/adr/0077). */
export class PatientLoading {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PatientLoading', compilation => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('PatientLoading', chunk => void compilation.addRuntimeModule(chunk, new PatientRuntime()))
    })
  }
}
