import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'

/** Services import their SDL as text, exactly as the Rspack build does (`asset/source`). */
const graphqlAsText: Plugin = {
  name: 'graphql-as-text',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('.graphql')) return `export default ${JSON.stringify(readFileSync(id, 'utf8'))}`
    return undefined
  },
}

/** Only `npm run test:long` has this project. */
const longTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'long',
    environment: 'node',
    include: ['{services,scripts}/**/*.long.ts'],
    globalSetup: 'vitest.global-setup.ts',
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  plugins: [graphqlAsText],
  // Vite would take the ES build of graphql for our files while packages get the CommonJS one: two realms.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Many tests wait for real time-outs: three files at once, also on two cores.
    maxWorkers: 3,
    projects: [
      ...(process.env['COVERDESK_LONG'] ? [longTests] : []),
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['services/**/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: 'vitest.global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Vite does not find the tsconfig of `mfe-*`.
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['{shell,mfe-*,plugin-sdk,design-system}/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
