import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Row } from './row.ts'

/** Puts new rows in place of those of the same name; the others of earlier runs stay. */
export function keepRows(file: string, rows: Row[]): void {
  const names = new Set(rows.map(({ name }) => name))
  const earlier: Row[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const all = [...earlier.filter(({ name }) => !names.has(name)), ...rows].sort((a, b) => a.name.localeCompare(b.name))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
