import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-counts-'))

function report(content: object) {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the summary of npm test', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const file = report({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 })
    expect(vitestCounts(file)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a flaky journey as a failure', () => {
    const file = report({ stats: { expected: 4, unexpected: 1, flaky: 2 } })
    expect(playwrightCounts(file)).toEqual({ passed: 4, failed: 3 })
  })

  it('knows that a runner wrote no report', () => {
    expect(vitestCounts(join(folder, 'none.json'))).toBeUndefined()
  })
})
