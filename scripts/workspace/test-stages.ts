import { readPlaywrightReport, readVitestReport } from './test-runs.ts'
import { reportsFolder, type TestStage } from './test-summary.ts'

const vitestNames = {
  fast: 'rules, services and components',
  slow: 'slow tests of services and scripts',
  alone: 'tests that take the whole machine',
}

/** `fast` is part of `npm test`; `slow` (`*.slow.test.ts`) and `alone` (`*.alone.test.ts`) of `npm run test:all`. */
export function vitestStage(tests: keyof typeof vitestNames, files: readonly string[] = [], attempt = ''): TestStage {
  const report = `${reportsFolder}/vitest-${tests}${attempt}.json`
  return {
    name: `${vitestNames[tests]}${attempt}`,
    command: 'vitest',
    arguments: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    environment: { COVERDESK_TESTS: tests },
    report,
    read: readVitestReport,
    retry: failed => vitestStage(tests, failed.failedFiles, ' once more'),
  }
}

/** `main` is part of `npm test`, the others of `npm run test:all`; `measured` needs the machine for itself. */
export type JourneyProject = 'main' | 'journeys' | 'measured'

const journeyNames: Record<JourneyProject, string> = {
  main: 'main journeys in a real browser',
  journeys: 'all other journeys in a real browser',
  measured: 'journeys that are measured',
}

export const journeysStage = (project: JourneyProject, browser: string): TestStage =>
  playwrightStage(
    journeyNames[project],
    'playwright',
    // One worker needs one product.
    ['--project', project, ...(project === 'measured' ? ['--workers=1'] : [])],
    { CHROMIUM: browser },
  )

/** Every story of the built Storybook: in light colors only, or in every theme. */
export const storiesStage = (themes: 'light' | 'all', browser: string): TestStage =>
  playwrightStage(themes === 'light' ? 'stories in a real browser' : 'stories in every theme', 'stories', [], {
    CHROMIUM: browser,
    STORY_THEMES: themes,
  })

function playwrightStage(
  name: string,
  config: 'playwright' | 'stories',
  options: readonly string[],
  environment: Record<string, string>,
  isRetry = false,
): TestStage {
  const report = `${reportsFolder}/${name.replaceAll(/\W+/g, '-')}${isRetry ? '-once-more' : ''}.json`
  const reporter = config === 'stories' && !isRetry ? 'dot' : 'list'
  const again = isRetry ? ['--last-failed', '--workers=1', '--trace=on'] : []
  return {
    name: isRetry ? `${name}, what failed once more` : name,
    command: 'playwright',
    // A line per journey; a dot per story, of which there are hundreds.
    arguments: ['test', '--config', `e2e/${config}.config.ts`, `--reporter=${reporter},json`, ...options, ...again],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    read: readPlaywrightReport,
    retry: () => playwrightStage(name, config, options, environment, true),
  }
}
