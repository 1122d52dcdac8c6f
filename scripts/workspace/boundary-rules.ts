import type { IForbiddenRuleType } from 'dependency-cruiser'

const packages = '^(shell|mfe-[^/]+|plugin-sdk|design-system|services/[^/]+|e2e|scripts|bench)/'

/** `from` may import, of this repository, nothing but itself and `allowed`. */
const only = (name: string, comment: string, from: string, allowed: string[]): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: packages, pathNot: `^(${[from.startsWith('(') ? '$1' : from, ...allowed].join('|')})/` },
})

/** The third column of the table in architecture §1, as rules. */
export const boundaryRules: IForbiddenRuleType[] = [
  only('shell-imports', 'The shell knows no remote and no service.', 'shell', ['plugin-sdk', 'design-system']),
  only('remote-imports', 'A remote never imports another remote, nor the shell.', '(mfe-[^/]+)', [
    'plugin-sdk',
    'design-system',
  ]),
  only('sdk-imports', 'The SDK stands on the design system only.', 'plugin-sdk', ['design-system']),
  only('design-system-imports', 'The design system knows nothing of the product.', 'design-system', []),
  only('service-imports', 'A service never imports another one.', '(services/(?!kit|embedded-mongo)[^/]+)', [
    'services/kit',
  ]),
  only('kit-imports', 'kit stands on third parties only.', 'services/kit', []),
  only('embedded-mongo-imports', 'The embedded database stands on third parties only.', 'services/embedded-mongo', []),
  only('storybook-imports', 'What every story stands on comes from the design system.', '\\.storybook', [
    'design-system',
  ]),
  {
    name: 'no-product-code-imports-a-story',
    comment: 'Stories show the product; they are no part of it.',
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
    comment: 'A cycle means that two files are one, or that a third one is missing.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]

/** Packages that are clean. The others follow with issue 15. */
const withoutFolderCycles = '^(?:e2e|bench)/'

/** Of imports that are left after compilation. */
export const folderRules: IForbiddenRuleType[] = [
  {
    name: 'no-folder-cycles',
    comment: 'Folders form a tree: two that import each other have a third one in them.',
    severity: 'error',
    scope: 'folder',
    from: { path: withoutFolderCycles },
    to: { circular: true },
  },
]
