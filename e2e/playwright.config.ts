import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium.ts'

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // One product, one database: journeys that stop a part of it must not meet another journey.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // The workers read this file again, after the set-up has started the product.
    baseURL: process.env['PRODUCT_URL'] ?? '',
    viewport: { width: 1440, height: 860 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
  },
})
