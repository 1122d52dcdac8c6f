import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readAreas } from './areas.ts'

const folder = mkdtempSync(join(tmpdir(), 'areas-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readWith = (area: object) => {
  const file = join(folder, 'registry.json')
  writeFileSync(file, JSON.stringify({ areas: [area] }))
  return () => readAreas(file)
}

it('names the folders of remotes and of subgraphs', () => {
  const area = { remote: 'mfe-accounts', subgraph: 'services/accounts' }
  expect(readWith(area)()).toEqual({ remotes: ['mfe-accounts'], subgraphs: ['services/accounts'] })
})

it('refuses a folder that is not there', () => {
  expect(readWith({ remote: 'mfe-acounts' })).toThrow(/names mfe-acounts, but there is no mfe-acounts\/package.json/)
  expect(readWith({ subgraph: 'services/acounts' })).toThrow(/names services\/acounts/)
})
