import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { at } from './root.ts'
import { runStage, type Stage } from './stages.ts'
import type { TestRun } from './test-runs.ts'

/** A stage whose runner writes a report. */
export interface TestStage extends Stage {
  report: string
  read(report: string): TestRun | undefined
  /** The same stage for what failed, alone on the machine, with a report of its own. */
  retry(failed: TestRun): TestStage
}

export const reportsFolder = at('.cache/test-reports')

/** CI repeats what failed once: it must tell a broken product from a flaky test. */
const repeatsFailures = process.env['COVERDESK_CI'] !== undefined

/**
 * Counts what passed and failed over several stages.
 *
 * In CI a test that fails runs once more, on its own. If it passes then, it counts as passed and is printed as flaky.
 */
export class TestSummary {
  #passed = 0
  #failed = 0
  readonly #flaky: string[] = []

  constructor(private readonly name: string) {
    mkdirSync(reportsFolder, { recursive: true })
    rmSync(this.#file, { force: true })
  }

  /** A check without a report counts as one. */
  addCheck(passed: boolean): void {
    if (passed) this.#passed += 1
    else this.#failed += 1
  }

  async run(stage: TestStage): Promise<void> {
    rmSync(stage.report, { force: true })
    const { passed } = await runStage(stage)
    const first = stage.read(stage.report)
    if (passed || !first || first.failed === 0 || !repeatsFailures) {
      this.#add(first, passed)
      return
    }
    const again = stage.retry(first)
    rmSync(again.report, { force: true })
    const { passed: passedAgain } = await runStage(again)
    const second = again.read(again.report)
    this.#passed += first.passed
    // More than failed may run again: a whole file, or a group that has to run in order.
    if (passedAgain && second && second.passed >= first.failed) {
      this.#passed += first.failed
      for (const { title, trace } of second.passedTests) this.#flaky.push(trace ? `${title} (trace: ${trace})` : title)
    } else {
      this.#failed += Math.max(1, second?.failed ?? first.failed)
    }
  }

  /** A runner that failed without naming a failed test (a crash, no report) counts as one failure. */
  #add(run: TestRun | undefined, passed: boolean) {
    this.#passed += run?.passed ?? 0
    const ranNothing = (run?.passed ?? 0) === 0
    const failedSilently = (!passed || ranNothing) && (run?.failed ?? 0) === 0
    this.#failed += (run?.failed ?? 0) + (failedSilently ? 1 : 0)
  }

  /**
   * Prints flaky tests and the last line, `N passed, N failed`.
   *
   * @param earlier the summary of a run whose counts are added, if it was part of the same CI run
   * @returns the exit code
   */
  end(earlier?: string): number {
    writeFileSync(this.#file, JSON.stringify({ passed: this.#passed, failed: this.#failed }))
    for (const title of this.#flaky) console.log(`flaky, passed when it ran again: ${title}`)
    const before = earlier && repeatsFailures ? countsOf(earlier) : { passed: 0, failed: 0 }
    console.log(`\n${this.#passed + before.passed} passed, ${this.#failed + before.failed} failed`)
    return this.#failed === 0 ? 0 : 1
  }

  get #file() {
    return fileOf(this.name)
  }
}

const fileOf = (name: string) => `${reportsFolder}/summary-${name}.json`

function countsOf(name: string): { passed: number; failed: number } {
  // A summary that is missing is a run that crashed.
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : { passed: 0, failed: 1 }
}
