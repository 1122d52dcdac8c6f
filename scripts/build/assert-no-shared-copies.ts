import type { StatsCompilation, StatsModule } from '@rspack/core'
import { packagesOfTheShell } from './shared-modules.ts'

/**
 * Checks that a remote's build contains nothing that the shell provides.
 *
 * @throws an Error that names each module, so that its import can be found
 */
export function assertNoSharedCopies(folder: string, stats: StatsCompilation): void {
  const copies = (stats.chunks ?? [])
    .flatMap(chunk => chunk.modules ?? [])
    .flatMap(withInner)
    .map(sourceOf)
    .filter(isShared)
  if (copies.length === 0) return
  throw new Error(
    `${folder} contains its own copy of what the shell provides; import it from @coverdesk/plugin-sdk or @coverdesk/design-system.\n` +
      [...new Set(copies)].map(copy => `  ${copy}`).join('\n'),
  )
}

const withInner = (module: StatsModule): StatsModule[] => [module, ...(module.modules ?? []).flatMap(withInner)]

const sourceOf = (module: StatsModule) => (module.nameForCondition ?? module.identifier ?? '').replaceAll('\\', '/')

/** `definePlugin` is a function that returns its argument: the one piece of the SDK that a remote carries. */
const ownPieces = /\/plugin-sdk\/src\/manifest\/(index|plugin-definition)\.ts$/

function isShared(file: string): boolean {
  if (ownPieces.test(file)) return false
  if (/\/(plugin-sdk|design-system)\/src\//.test(file)) return true
  const inPackage = file.split('/node_modules/').at(-1)
  if (inPackage === undefined || inPackage === file) return false
  return packagesOfTheShell.some(name => inPackage.startsWith(name.endsWith('/') ? name : `${name}/`))
}
