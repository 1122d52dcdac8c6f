import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Stage } from './stages.ts'
import type { FailedTest, TestRun } from './test-runs.ts'
import { type TestStage, TestSummary } from './test-summary.ts'

const test = (title: string) => ({ file: 'a.test.ts', title })
const failure = (title: string, message = 'expected 1 to be 2'): FailedTest => ({ ...test(title), message })
const run = (passed: string[], failed: FailedTest[] = [], notRun: string[] = []): TestRun => ({
  passed: passed.map(test),
  failed,
  notRun: notRun.map(test),
})

/** Runs a stage whose attempts report these runs. @returns the last line, and the files of each attempt */
async function summaryOf(...reports: (TestRun | 'crashed' | 'too long')[]) {
  const attempts: (readonly string[] | undefined)[] = []
  const summary = new TestSummary(async ({ name }: Stage) => {
    const report = reports[attempts.length - 1]
    const passed = typeof report === 'object' && report.failed.length + report.notRun.length === 0
    return { name, passed, timedOut: report === 'too long', seconds: 1 }
  })
  const stage: TestStage = {
    name: 'tests',
    command: 'none',
    arguments: [],
    report: '/nowhere',
    read() {
      const report = reports[attempts.length - 1]
      return typeof report === 'object' ? report : undefined
    },
    retry(again) {
      attempts.push(again)
      return stage
    },
  }
  attempts.push(undefined)
  await summary.run(stage)
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const status = summary.end()
  const lines = printed.mock.calls.map(([line]) => String(line).trim())
  return { status, lastLine: lines.at(-1), flaky: lines.slice(0, -1), retried: attempts.slice(1) }
}

afterEach(() => vi.restoreAllMocks())

describe('what failed runs once more', () => {
  it('and counts as passed if it passes then', async () => {
    expect(await summaryOf(run(['a'], [failure('b')]), run(['a', 'b']))).toEqual({
      status: 0,
      lastLine: '2 passed, 0 failed',
      flaky: ['ran again: b'],
      retried: [['a.test.ts']],
    })
  })

  it('and counts as failed if it fails again', async () => {
    const { status, lastLine } = await summaryOf(run(['a'], [failure('b')]), run(['a'], [failure('b')]))
    expect({ status, lastLine }).toEqual({ status: 1, lastLine: '1 passed, 1 failed' })
  })

  it('and counts as failed if others pass in its place', async () => {
    const { lastLine } = await summaryOf(run([], [failure('b')]), run(['c', 'd']))
    expect(lastLine).toBe('0 passed, 1 failed')
  })

  it('together with what did not run because of it', async () => {
    const { lastLine } = await summaryOf(run([], [failure('a')], ['b', 'c']), run(['a', 'b', 'c']))
    expect(lastLine).toBe('3 passed, 0 failed')
  })

  it('whole, if the runner failed and named no test', async () => {
    expect(await summaryOf('crashed', run(['a', 'b']))).toMatchObject({
      status: 0,
      lastLine: '2 passed, 0 failed',
      retried: [undefined],
    })
    expect(await summaryOf('crashed', 'crashed')).toMatchObject({ status: 1, lastLine: '0 passed, 1 failed' })
  })
})

describe('nothing runs once more', () => {
  it('after more than eight failures', async () => {
    const failures = Array.from({ length: 9 }, (_, index) => failure(`test ${index}`))
    expect(await summaryOf(run(['a'], failures))).toMatchObject({ lastLine: '1 passed, 9 failed', retried: [] })
  })

  it('after a leak of another agency’s data', async () => {
    const leak = failure('a', 'another agency was seen: expected ["/graphql"] to equal []')
    expect(await summaryOf(run([], [leak]), run(['a']))).toMatchObject({ status: 1, retried: [] })
  })

  it('after the stage’s time limit', async () => {
    expect(await summaryOf('too long', run(['a']))).toMatchObject({ lastLine: '0 passed, 1 failed', retried: [] })
  })
})
