import { describe, expect, it } from 'vitest'
import { declarationsIn } from './declarations.ts'
import { reportOf } from './report.ts'

const main = { name: 'kite', source: 'kite/index.ts', report: 'kite/api/index.api.md' }
const testing = { name: 'kite/testing', source: 'kite/testing.ts', report: 'kite/api/testing.api.md' }

const files = {
  'kite/index.d.ts': `
    export { type Flight, fly } from './fly'
    export { Outlet } from 'react-router'`,
  'kite/fly.d.ts': `
    import type { ReactNode } from 'react'
    import type { Wind } from './wind'
    /** The result. */
    export interface Flight { metres: number; wind: Wind }
    /** Begins a flight. */
    export declare function fly(wind: Wind, by: ReactNode): Flight`,
  'kite/wind.d.ts': `
    export interface Wind { knots: number }
    export interface Rain { drops: number }`,
  'kite/testing.d.ts': `
    import type { Flight } from './fly'
    /** A flight of no length. */
    export declare const grounded: Flight`,
}

function report(changes: Partial<typeof files> = {}, entry = main) {
  const texts = new Map(Object.entries({ ...files, ...changes }))
  return reportOf(entry, [main, testing], declarationsIn(texts, [main.source, testing.source]))
}

describe('the report of an API', () => {
  it('holds what is exported, what that is made of, and where the rest comes from', () => {
    const { text } = report()
    expect(text).toContain('function fly(wind: Wind, by: ReactNode): Flight;')
    expect(text).toContain("export { Outlet } from 'react-router';")
    expect(text).toMatch(/but not exported:[\s\S]*interface Wind \{/)
    expect(text).toContain('From outside: `ReactNode` (react).')
    expect(text).not.toContain('Rain')
  })

  it('changes with a name, a parameter, and a type that is only mentioned', () => {
    const before = report().text
    expect(report({ 'kite/index.d.ts': "export { type Flight, fly as soar } from './fly'" }).text).not.toBe(before)
    expect(report({ 'kite/fly.d.ts': files['kite/fly.d.ts'].replace('wind: Wind,', '') }).text).not.toBe(before)
    expect(report({ 'kite/wind.d.ts': files['kite/wind.d.ts'].replace('knots', 'beaufort') }).text).not.toBe(before)
  })

  it('stays as it is when only a comment or the order of the exports changes', () => {
    const reordered = "export { Outlet } from 'react-router'\nexport { fly, type Flight } from './fly'"
    const reworded = files['kite/fly.d.ts'].replace('Begins a flight.', 'Takes off.')
    expect(report({ 'kite/index.d.ts': reordered, 'kite/fly.d.ts': reworded }).text).toBe(report().text)
  })

  it('leaves to another entry of the package what that one describes', () => {
    const { text } = report({}, testing)
    expect(text).toContain('From outside: `Flight` (kite).')
    expect(text).not.toContain('metres')
  })

  it('names an export that no comment explains', () => {
    expect(report().undocumented).toEqual([])
    const bare = files['kite/fly.d.ts'].replace('/** Begins a flight. */', '')
    expect(report({ 'kite/fly.d.ts': bare }).undocumented).toEqual(['fly'])
  })
})
