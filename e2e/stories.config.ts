import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium.ts'

/** Every story of the built Storybook. `npm run storybook:build` first. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
  },
})
