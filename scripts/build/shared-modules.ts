import { readFileSync } from 'node:fs'
import { at } from '../workspace/root.ts'

/**
 * What the shell provides and remotes take (shell-and-federation.md, rules 2–4). A trailing slash
 * means every sub-path that the shell itself imports, such as `react/jsx-runtime`.
 * Which versions fit is decided by the SDK range in `plugin.json`, before anything of a remote loads.
 */
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  '@coverdesk/plugin-sdk',
  '@coverdesk/design-system',
]

/** Heavy parts of the design system: files of their own in the shell, loaded when a screen first draws one. */
export const lazyParts = {
  '@coverdesk/design-system/charts': 'design-system/src/charts/index.ts',
  '@coverdesk/design-system/composer': 'design-system/src/composer/index.ts',
  '@coverdesk/design-system/document': 'design-system/src/document/index.ts',
  '@coverdesk/design-system/dropzone': 'design-system/src/dropzone/index.ts',
  '@coverdesk/design-system/form-fields': 'design-system/src/form-fields/index.ts',
  '@coverdesk/design-system/forms': 'design-system/src/form/index.ts',
  '@coverdesk/design-system/import-list': 'design-system/src/import-list/index.ts',
  '@coverdesk/design-system/imports': 'design-system/src/imports/index.ts',
  '@coverdesk/design-system/markdown': 'design-system/src/markdown/index.ts',
  '@coverdesk/design-system/pdf': 'design-system/src/pdf/index.ts',
  '@coverdesk/design-system/record': 'design-system/src/record/index.ts',
  '@coverdesk/design-system/second-step': 'design-system/src/second-step/index.ts',
}

/** npm packages that only the shell may contain; remotes get them through the shared modules. */
export const packagesOfTheShell = [
  'react',
  'react-dom',
  'scheduler',
  'jotai',
  'urql',
  '@urql/',
  '@0no-co/graphql.web',
  'wonka',
  'graphql',
  'react-router',
  'react-hook-form',
  '@fluentui/',
  '@griffel/',
  '@floating-ui/',
  'tabster',
  '@tanstack/',
  'single-spa',
  'zod',
  'react-markdown',
  'date-fns',
  'react-dropzone',
  'remark-gfm',
  'rehype-sanitize',
  'pdfjs-dist',
  'd3-scale',
  'd3-shape',
  'uqr',
]

/** Eager: the shell has no asynchronous boundary, so that nothing waits for anything. */
export const sharedByTheShell = {
  ...Object.fromEntries(names.map(name => [name, provided(name, { eager: true })])),
  // By path: nothing in the shell imports them, and an import by name that no one makes would provide nothing.
  ...Object.fromEntries(
    Object.entries(lazyParts).map(([shareKey, file]) => [
      at(file),
      { ...provided('@coverdesk/design-system', { eager: false }), shareKey },
    ]),
  ),
}

/** `import: false`: a remote never carries a copy of its own. */
export const takenByRemotes = Object.fromEntries(
  [...names, ...Object.keys(lazyParts)].map(name => [
    name,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
)

function provided(name: string, { eager }: { eager: boolean }) {
  return { singleton: true, eager, requiredVersion: false as const, version: versionOf(name) }
}

function versionOf(name: string): string {
  const file = at('node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
