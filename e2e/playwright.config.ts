import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium.ts'
import { ownProduct, workers } from './support/products.ts'

/** Journeys of the product, and those that an area keeps beside its screens. */
const journeys = ['e2e/tests/**/*.spec.ts', 'mfe-*/e2e/**/*.spec.ts']

/** The main journeys of each area: part of `npm test`. */
const main = ['e2e/tests/**/*.main.spec.ts', 'mfe-*/e2e/**/*.main.spec.ts']

/** Measures time, so it needs the machine for itself. */
const measured = /@measured/

export default defineConfig({
  testDir: '..',
  testMatch: journeys,
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers,
  // CI runs what failed once more, on its own: scripts/workspace/test-summary.ts.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'main', testMatch: main, grepInvert: measured },
    { name: 'journeys', testIgnore: [...main, '**/node_modules/**'], grepInvert: measured },
    { name: 'measured', grep: measured, workers: 1 },
  ],
  use: {
    // The workers read this file again, after the set-up has started the product.
    baseURL: ownProduct()?.url ?? '',
    viewport: { width: 1440, height: 860 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A recording takes much of a journey's time; `--trace on` makes one.
    trace: 'off',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
  },
})
