import { existsSync, readFileSync } from 'node:fs'

/** A test by its file, relative or absolute as the runner names it, and its title. */
export interface NamedTest {
  file: string
  title: string
}

export interface FailedTest extends NamedTest {
  message: string
  /** The file could not be loaded, so that none of its tests ran. */
  isWholeFile?: true
}

/** Of a journey, with the path of its trace, if one was recorded. */
export interface PassedTest extends NamedTest {
  trace?: string | undefined
}

/** What a test runner reports. */
export interface TestRun {
  passed: PassedTest[]
  /** Failed, timed out or interrupted. */
  failed: FailedTest[]
  /** Did not run, because something before them failed or the run ended early. Tests that are left out on purpose don't count. */
  notRun: NamedTest[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** Reads Vitest's JSON report; undefined when it wrote none. */
export function readVitestReport(report: string): TestRun | undefined {
  const content = readReport<VitestReport>(report)
  if (!content) return undefined
  const run: TestRun = { passed: [], failed: [], notRun: [] }
  for (const { name: file, status, message = '', assertionResults } of content.testResults) {
    for (const { status, fullName: title, failureMessages = [] } of assertionResults) {
      if (status === 'passed') run.passed.push({ file, title })
      if (status === 'failed') run.failed.push({ file, title, message: failureMessages.join('\n') })
    }
    if (status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      run.failed.push({ file, title: file, message, isWholeFile: true })
  }
  return run
}

interface PlaywrightResult {
  errors?: { message?: string }[]
  attachments: { name: string; path?: string }[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations?: { type: string }[]
    results: PlaywrightResult[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

/** Reads Playwright's JSON report; undefined when it wrote none. */
export function readPlaywrightReport(report: string): TestRun | undefined {
  const content = readReport<{ suites: PlaywrightSuite[] }>(report)
  if (!content) return undefined
  const run: TestRun = { passed: [], failed: [], notRun: [] }
  for (const { title, file, tests } of content.suites.flatMap(specsOf)) {
    for (const { status, annotations = [], results } of tests) {
      if (status === 'expected') run.passed.push({ file, title, trace: traceOf(results) })
      else if (status !== 'skipped') run.failed.push({ file, title, message: messageOf(results) })
      else if (!annotations.some(({ type }) => type === 'skip' || type === 'fixme')) run.notRun.push({ file, title })
    }
  }
  return run
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

const traceOf = (results: PlaywrightResult[]) =>
  results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path

const messageOf = (results: PlaywrightResult[]) =>
  results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = '' }) => message)
    .join('\n')

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
