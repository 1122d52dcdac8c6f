import { readFileSync, writeFileSync } from 'node:fs'
import { at } from '../workspace/root.ts'

interface Registry {
  areas: { remote?: string; subgraph?: string }[]
}

const file = () => at('registry.json')

export const readRegistry = (): Registry => JSON.parse(readFileSync(file(), 'utf8'))

/** One line for each area, so that a change of one is a change of one line. */
export function writeRegistry({ areas }: Registry): void {
  const lines = areas.map(
    area =>
      `    ${JSON.stringify(area)
        .replace(/([{:,])"/g, '$1 "')
        .replaceAll('}', ' }')}`,
  )
  writeFileSync(file(), `{\n  "areas": [\n${lines.join(',\n')}\n  ]\n}\n`)
}
