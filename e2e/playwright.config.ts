import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium.ts'
import { ownProduct, workers } from './support/products.ts'

/** The main journeys of each area, and the wall between agencies: part of `npm test`. */
const gate = /@gate/
/** Measures time, so it needs the machine for itself. */
const measured = /@measured/

export default defineConfig({
  testDir: '..',
  // Journeys of the product, and those that an area keeps beside its screens.
  testMatch: ['e2e/tests/**/*.spec.ts', 'mfe-*/e2e/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers,
  // What failed runs once more, on its own: scripts/workspace/test-summary.ts.
  retries: 0,
  // They end what hangs: how fast the machine is has no part in whether a journey passes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'gate', grep: gate },
    { name: 'journeys', grepInvert: [gate, measured] },
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
