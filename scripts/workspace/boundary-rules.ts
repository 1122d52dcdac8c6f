import type { IForbiddenRuleType } from 'dependency-cruiser'

const packages = '^(shell|mfe-[^/]+|plugin-sdk|design-system|services/[^/]+|e2e|scripts|bench)/'

const tests = '\\.test\\.tsx?$'
/** Browser tests that an area keeps beside its screens. */
const areaJourneys = '^mfe-[^/]+/e2e/'
/** Imports the build preset, which is no part of the package. */
const buildConfig = '/rspack\\.config\\.ts$'

/** Within this repository, `from` may import only itself and `allowed`. */
const only = (name: string, comment: string, from: string, allowed: string[]): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: [tests, buildConfig, areaJourneys] },
  to: { path: packages, pathNot: `^(${[from.startsWith('(') ? '$1' : from, ...allowed].join('|')})/` },
})

/** Within this repository, files that match `from` may import only files that match one of `allowed`. */
const onlyFiles = (name: string, comment: string, from: string, allowed: string[]): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: packages, pathNot: `^(${allowed.join('|')})` },
})

/** Reads the password of the embedded database's folder without loading the database. */
const databasePassword = 'services/embedded-mongo/src/authentication/password\\.ts$'

/** What `npm run eval` measures, and the database and stand-ins around it. */
const evaluatedCode = [
  'services/coverage/',
  'services/forms/src/testing/',
  'services/copilot/src/(facts|playbooks|reading|search|understanding)/',
  'services/copilot/src/subgraph\\.ts$',
  'services/communication/src/(asks|mail-reading)/',
  'services/copilot/src/(graph|models)/testing/',
  // Questions are about the demo's records.
  'services/policies/src/demo-seed/harbor-point-policies\\.ts$',
  'services/kit/src/testing/(test-subgraph|test-product|upload-file)\\.ts$',
  'services/embedded-mongo/src/testing/database-process\\.ts$',
]

/** Commands run the product from outside; browser tests and benchmarks do, too. */
const commandRules: IForbiddenRuleType[] = [
  onlyFiles('build-config-imports', 'A package’s build is the preset with a name.', buildConfig, [
    'scripts/build/index\\.ts$',
  ]),
  onlyFiles(
    'build-imports',
    'The build preset reads remotes and services as files; it runs none of their code.',
    '^scripts/build/',
    ['scripts/(build|workspace)/', 'plugin-sdk/src/(manifest|slots)/', 'design-system/src/theme/'],
  ),
  onlyFiles('screenshot-imports', 'Screenshots drive the product as browser tests do.', '^scripts/pictures/', [
    'scripts/',
    'e2e/support/',
  ]),
  onlyFiles(
    'recording-imports',
    'What Cara does for the demo is recorded from the outside, as browser tests drive the product.',
    '^scripts/record-workspaces/',
    ['scripts/', 'e2e/support/', 'services/copilot/src/demo-seed/'],
  ),
  onlyFiles(
    'script-imports',
    'A command uses services and the plugin manifest, never screens or browser tests.',
    '^scripts/(?!build/|pictures/|record-workspaces/|train-requests|(bench|eval)\\.ts$)',
    ['scripts/', 'services/', 'plugin-sdk/src/manifest/'],
  ),
  onlyFiles(
    'browser-test-imports',
    'Browser tests know the product by its addresses and screens, and share test data with its packages.',
    `^e2e/|${areaJourneys}`,
    [
      'e2e/',
      'mfe-[^/]+/e2e/',
      '.+/testing/',
      'scripts/(supervisor|workspace)/',
      'scripts/build/(browser-config|run-compiler)\\.ts$',
      databasePassword,
    ],
  ),
  onlyFiles(
    'benchmark-imports',
    'A benchmark builds and starts the product, and fills in what it doesn’t measure.',
    '^bench/',
    [
      'bench/',
      'scripts/(build|supervisor|workspace)/',
      'e2e/support/',
      'plugin-sdk/src/manifest/',
      'services/kit/src/(index|subgraph)\\.ts$',
      ...evaluatedCode,
      'services/gateway/src/sessions/session-store\\.ts$',
      databasePassword,
    ],
  ),
]

/** The table of packages in the architecture (§1), as rules. */
export const boundaryRules: IForbiddenRuleType[] = [
  only('shell-imports', 'The shell knows no remote and no service.', 'shell', ['plugin-sdk', 'design-system']),
  only('remote-imports', 'A remote never imports another remote, nor the shell.', '(mfe-[^/]+)', [
    'plugin-sdk',
    'design-system',
  ]),
  only('sdk-imports', 'The SDK imports only the design system.', 'plugin-sdk', ['design-system']),
  onlyFiles(
    'design-system-imports',
    'The design system knows nothing of the product; its forms read amounts as services do (ADR 0059).',
    '^design-system/',
    ['design-system/', 'services/coverage/src/amounts\\.ts$'],
  ),
  only(
    'service-imports',
    'A service never imports another one.',
    '(services/(?!kit|coverage|forms|embedded-mongo)[^/]+)',
    ['services/kit', 'services/coverage', 'services/forms'],
  ),
  only('forms-imports', 'The code of fillable forms imports only kit.', 'services/forms', ['services/kit']),
  only('coverage-imports', 'The coverage schema imports only zod.', 'services/coverage', []),
  only('kit-imports', 'kit imports only third-party packages.', 'services/kit', []),
  only(
    'embedded-mongo-imports',
    'The embedded database imports only third-party packages.',
    'services/embedded-mongo',
    [],
  ),
  only('storybook-imports', 'Storybook’s setup uses only the design system.', '\\.storybook', ['design-system']),
  ...commandRules,
  {
    name: 'no-product-code-imports-a-story',
    comment: 'Stories show the product; they are not part of it.',
    severity: 'error',
    from: { pathNot: '\\.stories\\.tsx$' },
    to: { path: '\\.stories\\.tsx$' },
  },
  {
    name: 'fluent-only-in-design-system',
    comment: 'Remotes and shell use Fluent UI through the design system only.',
    severity: 'error',
    from: { pathNot: '^design-system/' },
    to: { path: 'node_modules/(@fluentui|@griffel)/' },
  },
  {
    name: 'router-and-client-only-in-sdk',
    comment: 'Remotes and shell get router and GraphQL through the SDK only.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|shell|design-system)/' },
    to: { path: 'node_modules/(react-router|urql|@urql)/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that import each other belong together, or share something that belongs in a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]

/** Apply to the imports that remain after compilation. */
export const folderRules: IForbiddenRuleType[] = [
  {
    name: 'no-folder-cycles',
    comment: 'Folders form a tree: if two import each other, what they share belongs in a third.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
]
