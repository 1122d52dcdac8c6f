import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'

/** Services import their SDL as text, exactly as the Rspack build does (`asset/source`). */
const graphqlAsText: Plugin = {
  name: 'graphql-as-text',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('.graphql')) return `export default ${JSON.stringify(readFileSync(id, 'utf8'))}`
    return undefined
  },
}

/**
 * `npm test` runs the fast tests. `npm run test:all` runs the others: `*.slow.test.ts`; `*.timing.test.ts`, which measure the
 * machine (time, memory, bytes) or kill processes; and `*.alone.test.ts`, which take the whole machine. Without the variable,
 * all run.
 */
const tests = process.env['COVERDESK_TESTS']
const leftOut = ['slow', 'timing', 'alone']
const selected = (folder: string, extension = 'ts') =>
  tests !== undefined && leftOut.includes(tests)
    ? { include: [`${folder}/**/*.${tests}.test.${extension}`] }
    : {
        include: [`${folder}/**/*.test.${extension}`],
        exclude: [...configDefaults.exclude, ...(tests === 'fast' ? [`**/*.{${leftOut.join(',')}}.test.*`] : [])],
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

/** They end what hangs, in milliseconds; how fast the machine is has no part in whether a test passes. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

const inNode = {
  environment: 'node',
  globalSetup: 'vitest.global-setup.ts',
  ...timeouts,
} as const

/** Their test files share the modules that they read: reading them again for each file took a third of the time. */
const services = readdirSync('services').filter(name => existsSync(`services/${name}/package.json`))

const nodeProject = (name: string, folder: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: { ...inNode, name, isolate: false, ...selected(folder) },
})

/** Vite does not find the tsconfig of `mfe-*`. */
const inBrowser = (name: string, folders: string, options = {}): TestProjectInlineConfiguration => ({
  extends: true,
  esbuild: { jsx: 'automatic' },
  test: {
    name,
    environment: 'happy-dom',
    setupFiles: 'vitest.browser-setup.ts',
    ...selected(`${folders}/src`, '{ts,tsx}'),
    ...timeouts,
    ...options,
  },
})

export default defineConfig({
  plugins: [graphqlAsText],
  // Vite would take the ES build of graphql for our files while packages get the CommonJS one: two realms.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // As many as the smallest machine has cores: with more, each test waits for the others.
    maxWorkers: tests === 'timing' || tests === 'alone' ? 1 : 2,
    projects: [
      ...(process.env['COVERDESK_LONG'] ? [longTests] : []),
      ...services.map(name => nodeProject(name, `services/${name}/src`)),
      nodeProject('scripts', 'scripts'),
      nodeProject('bench', 'bench'),
      inBrowser('components', 'design-system', { isolate: false }),
      inBrowser('web', '{shell,mfe-*,plugin-sdk}', { isolate: false }),
    ],
  },
})
