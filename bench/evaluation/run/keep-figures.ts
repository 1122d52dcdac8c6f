import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'

/** Puts new figures in place of those of the same name and engine; the others of earlier runs stay. */
export function keepFigures(file: string, figures: readonly Figure[]): void {
  const keyOf = ({ name, engine }: Figure) => `${name} ${engine}`
  const fresh = new Set(figures.map(keyOf))
  const earlier: Figure[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const all = [...earlier.filter(figure => !fresh.has(keyOf(figure))), ...figures].sort((one, other) =>
    keyOf(one).localeCompare(keyOf(other)),
  )
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
