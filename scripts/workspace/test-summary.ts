import { mkdirSync, rmSync } from 'node:fs'
import { quarantineProblems, readQuarantine } from './quarantine.ts'
import { at } from './root.ts'
import { runStage, type Stage, type StageResult } from './stages.ts'
import type { FailedTest, TestRun } from './test-runs.ts'

/** A stage whose runner writes a report. */
export interface TestStage extends Stage {
  report: string
  read(report: string): TestRun | undefined
  /** The same stage for some files (by default for all), alone on the machine, with a report of its own. */
  retry(files?: readonly string[]): TestStage
}

export const reportsFolder = at('.cache/test-reports')

/** More failures than these are a real break, which another run would not mend. */
const maxRetried = 8
/** What a test says when one agency got to see another's data, or someone what a session is needed for. */
const leak = /CANARY_B|another agency|a disabled user is no one/

interface Attempt {
  result: StageResult
  run: TestRun
  /** The runner failed and named no test, or ran none. */
  failedSilently: boolean
}

/**
 * Counts what passed and failed over several stages.
 *
 * A test that fails runs once more, on its own. If it passes then, it counts as passed and is printed as flaky. Nothing runs
 * again after more than eight failures, after a leak of another agency's data, or after a stage's time limit.
 */
export class TestSummary {
  #passed = 0
  #failed = 0
  readonly #flaky: string[] = []
  readonly #quarantined = new Set<string>()
  readonly #quarantine = readQuarantine()
  readonly #runStage: (stage: Stage) => Promise<StageResult>

  /** @param run runs a stage; by default with its output on this terminal */
  constructor(run = runStage) {
    this.#runStage = run
    mkdirSync(reportsFolder, { recursive: true })
    for (const problem of quarantineProblems(this.#quarantine, new Date())) {
      console.error(problem)
      this.#failed += 1
    }
  }

  /** A check without a report counts as one. */
  addCheck(passed: boolean): void {
    if (passed) this.#passed += 1
    else this.#failed += 1
  }

  async run(stage: TestStage): Promise<void> {
    const first = await this.#attempt(stage)
    this.#passed += first.run.passed.length
    if (isClean(first)) return
    if (!mayRunAgain(first)) {
      this.#failed += failuresOf(first)
      return
    }
    const files = first.failedSilently ? undefined : filesOf(first.run)
    const second = await this.#attempt(stage.retry(files))
    const recovered = [...first.run.failed, ...first.run.notRun].filter(test => hasPassed(test, second.run))
    this.#passed += first.failedSilently ? second.run.passed.length - first.run.passed.length : recovered.length
    const lost = first.run.failed.length + first.run.notRun.length - recovered.length
    this.#failed += isClean(second) && lost === 0 ? 0 : Math.max(lost, failuresOf(second))
    for (const { title, file } of first.run.failed) {
      const passed = second.run.passed.find(test => test.file === file && test.title === title)
      this.#flaky.push(passed?.trace ? `${title} (trace: ${passed.trace})` : title)
    }
    if (first.failedSilently) this.#flaky.push(stage.name)
  }

  async #attempt(stage: TestStage): Promise<Attempt> {
    rmSync(stage.report, { force: true })
    const result = await this.#runStage(stage)
    const reported = stage.read(stage.report)
    const { passed, failed, notRun } = reported ?? { passed: [], failed: [], notRun: [] }
    const namedNone = failed.length === 0 && notRun.length === 0
    const counts = (test: FailedTest) => !this.#quarantine.some(({ title }) => title === test.title)
    for (const { title } of failed.filter(test => !counts(test))) this.#quarantined.add(title)
    return {
      result,
      run: { passed, failed: failed.filter(counts), notRun },
      failedSilently: !reported || (namedNone && (!result.passed || passed.length === 0)),
    }
  }

  /**
   * Prints flaky tests and the last line, `N passed, N failed`.
   * @returns the exit code
   */
  end(): number {
    for (const title of this.#quarantined) console.log(`failed in quarantine, not counted: ${title}`)
    for (const title of this.#flaky) console.log(`ran again: ${title}`)
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 ? 0 : 1
  }
}

const isClean = ({ run, failedSilently }: Attempt) =>
  !failedSilently && run.failed.length === 0 && run.notRun.length === 0

const mayRunAgain = ({ result, run }: Attempt) =>
  !result.timedOut && run.failed.length <= maxRetried && !run.failed.some(({ message }) => leak.test(message))

const failuresOf = ({ run, failedSilently }: Attempt) =>
  run.failed.length + run.notRun.length + (failedSilently ? 1 : 0)

const filesOf = ({ failed, notRun }: TestRun) => [...new Set([...failed, ...notRun].map(({ file }) => file))]

const hasPassed = ({ file, title, isWholeFile }: Omit<FailedTest, 'message'>, { passed, failed }: TestRun) =>
  isWholeFile
    ? passed.some(test => test.file === file) && !failed.some(test => test.file === file)
    : passed.some(test => test.file === file && test.title === title)
