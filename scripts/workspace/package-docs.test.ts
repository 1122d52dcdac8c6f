import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAreas } from './areas.ts'
import { at } from './root.ts'

const services = readdirSync(at('services')).filter(name => existsSync(at('services', name, 'package.json')))
const packages = [
  ...['shell', 'plugin-sdk', 'design-system', 'e2e', 'bench', ...readAreas().remotes],
  ...services.map(name => `services/${name}`),
]

describe('docs of packages', () => {
  it.each(packages)('%s has a README of at most one page, and what it names exists', folder => {
    const text = readFileSync(at(folder, 'README.md'), 'utf8')
    expect(text.split('\n').length).toBeLessThan(75)
    const named = [...text.matchAll(/^\| `([\w./-]+)`/gm)].map(([, path = '']) => path)
    for (const path of named) expect(existsSync(at(folder, path)), `${folder}/${path}`).toBe(true)
  })

  it('CONTRIBUTING has fewer than 900 words', () => {
    expect(readFileSync(at('CONTRIBUTING.md'), 'utf8').split(/\s+/).length).toBeLessThan(900)
  })
})
