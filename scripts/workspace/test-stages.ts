import { readPlaywrightReport, readVitestReport } from './test-runs.ts'
import { reportsFolder, type TestStage } from './test-summary.ts'

const vitestNames = {
  fast: 'rules, services and components',
  slow: 'slow tests of services and scripts',
  timing: 'tests that measure the machine or kill processes',
  alone: 'tests that take the whole machine',
}

/** `fast` is part of `npm test`; the others, by the endings of their files (`*.slow.test.ts`), of `npm run test:all`. */
export function vitestStage(tests: keyof typeof vitestNames, options: { files?: readonly string[] } = {}): TestStage {
  const isRetry = options.files !== undefined
  const report = `${reportsFolder}/vitest-${tests}${isRetry ? '-once-more' : ''}.json`
  return {
    name: isRetry ? `${vitestNames[tests]}, what failed once more` : vitestNames[tests],
    command: 'vitest',
    arguments: [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...(isRetry ? ['--maxWorkers=1'] : []),
      ...(options.files ?? []),
    ],
    environment: { COVERDESK_TESTS: tests },
    limit: tests === 'fast' ? 25 : 45,
    report,
    read: readVitestReport,
    retry: (files = []) => vitestStage(tests, { files }),
  }
}

/**
 * `gate` is part of `npm test`: journeys tagged `@gate`, and the wall between agencies. The others are of `npm run test:all`;
 * `measured` needs the machine for itself.
 */
export type JourneyProject = 'gate' | 'journeys' | 'measured'

const journeys: Record<JourneyProject, { name: string; options: string[]; minutes: number }> = {
  // One worker needs one product.
  gate: { name: 'main journeys', options: ['--workers=1', '--max-failures=8'], minutes: 15 },
  journeys: { name: 'all other journeys', options: ['--max-failures=40'], minutes: 90 },
  measured: { name: 'journeys that are measured', options: ['--workers=1'], minutes: 60 },
}

export function journeysStage(project: JourneyProject, browser: string): TestStage {
  const { name, options, minutes } = journeys[project]
  return playwrightStage(name, 'playwright', ['--project', project, ...options], minutes, { CHROMIUM: browser })
}

/** Every story of the built Storybook, once in each theme. */
export const storiesStage = (browser: string): TestStage =>
  playwrightStage('stories in every theme', 'stories', [], 45, { CHROMIUM: browser })

function playwrightStage(
  name: string,
  config: 'playwright' | 'stories',
  options: readonly string[],
  minutes: number,
  environment: Record<string, string>,
  again?: readonly string[],
): TestStage {
  const report = `${reportsFolder}/${name.replaceAll(/\W+/g, '-')}${again ? '-once-more' : ''}.json`
  // A line per journey; a dot per story, of which there are hundreds.
  const reporter = config === 'stories' && !again ? 'dot' : 'list'
  return {
    name: again ? `${name}, what failed once more` : name,
    command: 'playwright',
    arguments: [
      ...['test', '--config', `e2e/${config}.config.ts`, `--reporter=${reporter},json`, ...options],
      // The runner ends by itself, with a report, before it is killed.
      `--global-timeout=${(minutes - 1) * 60_000}`,
      ...(again ? ['--workers=1', '--trace=on', ...again] : []),
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    limit: minutes,
    report,
    read: readPlaywrightReport,
    retry: (files = []) => playwrightStage(name, config, options, minutes, environment, files),
  }
}
