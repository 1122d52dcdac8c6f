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
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'b works' },
            { status: 'failed', fullName: 'b fails', failureMessages: ['1 is not 2'] },
          ],
        },
      ],
    })
    expect(readVitestReport(file)).toEqual({
      passed: [{ file: 'b.test.ts', title: 'b works' }],
      failed: [
        { file: 'a.test.ts', title: 'a.test.ts', message: 'no such module', isWholeFile: true },
        { file: 'b.test.ts', title: 'b fails', message: '1 is not 2' },
      ],
      notRun: [],
    })
  })

  it('is undefined when the runner wrote none', () => {
    expect(readVitestReport(join(folder, 'none.json'))).toBeUndefined()
  })
})

describe('a report of Playwright', () => {
  it('counts nested journeys, names the trace of one that passed, and tells what was left out from what did not run', () => {
    const spec = (title: string, status: string, result: object = {}, annotations: object[] = []) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, annotations, results: [{ attachments: [], errors: [], ...result }] }],
    })
    const file = report({
      suites: [
        {
          specs: [spec('signs in', 'expected', { attachments: [{ name: 'trace', path: '/tmp/trace.zip' }] })],
          suites: [
            {
              specs: [
                spec('fails', 'unexpected', { errors: [{ message: 'no heading' }] }),
                spec('never began', 'skipped'),
                spec('is for another system', 'skipped', {}, [{ type: 'skip' }]),
              ],
            },
          ],
        },
      ],
    })
    expect(readPlaywrightReport(file)).toEqual({
      passed: [{ file: 'a.spec.ts', title: 'signs in', trace: '/tmp/trace.zip' }],
      failed: [{ file: 'a.spec.ts', title: 'fails', message: 'no heading' }],
      notRun: [{ file: 'a.spec.ts', title: 'never began' }],
    })
  })
})
