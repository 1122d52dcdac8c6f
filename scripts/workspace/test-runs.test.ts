import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-reports-'))

function report(content: object) {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('a report of Vitest', () => {
  it('counts a file that could not be loaded as a failure, and names it', () => {
    const file = report({
      numPassedTests: 3,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [] },
        { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'b works' }] },
      ],
    })
    expect(readVitestReport(file)).toEqual({
      passed: 3,
      failed: 1,
      failedFiles: ['a.test.ts'],
      passedTests: [{ title: 'b works' }],
    })
  })

  it('is undefined when the runner wrote none', () => {
    expect(readVitestReport(join(folder, 'none.json'))).toBeUndefined()
  })
})

describe('a report of Playwright', () => {
  it('counts nested journeys, and names the trace of one that passed', () => {
    const spec = (title: string, file: string, ok: boolean, path?: string) => ({
      title,
      file,
      ok,
      tests: [{ results: [{ attachments: path ? [{ name: 'trace', path }] : [] }] }],
    })
    const file = report({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec('signs in', 'a.spec.ts', true, '/tmp/trace.zip')],
          suites: [{ specs: [spec('fails', 'b.spec.ts', false), spec('fails too', 'b.spec.ts', false)] }],
        },
      ],
    })
    expect(readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: 2,
      failedFiles: ['b.spec.ts'],
      passedTests: [{ title: 'signs in', trace: '/tmp/trace.zip' }],
    })
  })
})
