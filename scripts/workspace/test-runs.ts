import { existsSync, readFileSync } from 'node:fs'

/** What a test runner reports. */
export interface TestRun {
  passed: number
  /** Failed, timed out or interrupted. */
  failed: number
  /** Files with a failed test, relative or absolute as the runner names them. Playwright finds its own. */
  failedFiles: string[]
  /** Titles of the tests that passed; of journeys with the path of their trace, if one was recorded. */
  passedTests: { title: string; trace?: string | undefined }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** Reads Vitest's JSON report; undefined when it wrote none. */
export function readVitestReport(file: string): TestRun | undefined {
  const report = readReport<VitestReport>(file)
  if (!report) return undefined
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report
  return {
    passed: numPassedTests,
    // A file that could not be loaded has no failed test.
    failed: Math.max(numFailedTests, numFailedTestSuites === 0 ? 0 : 1),
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    passedTests: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName })),
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { attachments: { name: string; path?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** Reads Playwright's JSON report; undefined when it wrote none. */
export function readPlaywrightReport(file: string): TestRun | undefined {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return undefined
  const { expected, unexpected, flaky } = report.stats
  const specs = report.suites.flatMap(specsOf)
  return {
    passed: expected,
    failed: unexpected + flaky,
    failedFiles: [...new Set(specs.filter(({ ok }) => !ok).map(spec => spec.file))],
    passedTests: specs.filter(({ ok }) => ok).map(({ title, tests }) => ({ title, trace: traceOf(tests) })),
  }
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const traceOf = (tests: PlaywrightSuite['specs'][number]['tests']) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .find(({ name }) => name === 'trace')?.path

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
