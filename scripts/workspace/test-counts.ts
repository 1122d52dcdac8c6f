import { existsSync, readFileSync } from 'node:fs'

export interface TestCounts {
  passed: number
  failed: number
}

/** What Vitest's JSON report counts; undefined when it wrote none. */
export function vitestCounts(file: string): TestCounts | undefined {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file)
  if (!report) return undefined
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites === 0 ? 0 : 1) }
}

/** What Playwright's JSON report counts. A flaky test is a failed one: flaky is broken. */
export function playwrightCounts(file: string): TestCounts | undefined {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
