import { type Stage, script } from './stages.ts'

/** What `npm run check` looks at, and `npm test` before anything else. */
export const checkStages: Stage[] = [
  { name: 'types of services and scripts', command: 'tsc', arguments: ['-p', 'tsconfig.node.json'] },
  { name: 'types of browser code', command: 'tsc', arguments: ['-p', 'tsconfig.web.json'] },
  { name: 'lint and format', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  script('boundaries between packages', 'check-boundaries.ts'),
  { name: 'unused code', command: 'knip', arguments: [] },
  script('words of the glossary', 'check-words.ts'),
  script('patterns over text from outside', 'check-patterns.ts'),
  script('numbers that JSX shows as 0', 'check-leaked-renders.ts'),
  script('lock file', 'complete-lock.ts', '--check'),
  script('stitched schema and operations', 'codegen.ts', '--check'),
  script('API of the SDK and the design system', 'api.ts'),
]
