// Ships one area: publishes its release and decides who has which, while the product runs. `npm run plugin`
import { resolve } from 'node:path'
import { onProductDatabase } from './operations/command-line.ts'
import { endTrial, list, type PluginRegistry, promote, publish, rollback, withdraw } from './plugins/commands.ts'
import { openRegistry } from './plugins/open-registry.ts'

const usage = `npm run plugin -- publish <folder>
npm run plugin -- promote <plugin> <version> [--canary <agency id>…]
npm run plugin -- rollback <plugin> [--canary]
npm run plugin -- withdraw <plugin>
npm run plugin -- list`

const work = read(process.argv.slice(2))
if (work) await onProductDatabase(database => work(openRegistry(database)))
else {
  console.error(usage)
  process.exitCode = 1
}

/** What is asked for, or null when it is none of the commands. */
function read([command, ...words]: string[]): ((registry: PluginRegistry) => Promise<string>) | null {
  const mark = words.indexOf('--canary')
  const [first, second, ...more] = mark < 0 ? words : words.slice(0, mark)
  const agencies = mark < 0 ? null : words.slice(mark + 1)
  if (more.length > 0) return null
  if (command === 'promote' && first && second && agencies?.length !== 0) {
    return registry => promote(registry, { plugin: first, version: second }, agencies)
  }
  if (second) return null
  if (command === 'rollback' && first && agencies?.length === 0) return registry => endTrial(registry, first)
  if (agencies) return null
  if (command === 'list' && !first) return list
  if (!first) return null
  if (command === 'publish') return registry => publish(registry, resolve(first))
  if (command === 'rollback') return registry => rollback(registry, first)
  return command === 'withdraw' ? registry => withdraw(registry, first) : null
}
