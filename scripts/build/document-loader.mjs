// Makes of `src/generated/documents.ts` one module for each GraphQL document. As one module, each of a remote's files would hold all
// of the remote's documents: 260 KB of JavaScript that a slow processor has to read before the first paint.

const declared = /^export const (\w+)\s*=/gm

export default function splitDocuments(source) {
  const wanted = new URLSearchParams(this.resourceQuery).get('document')
  const names = [...source.matchAll(declared)].map(([, name]) => name)
  if (wanted === null) {
    return names.map(name => `export { ${name} } from './documents.ts?document=${name}'`).join('\n') || 'export {}'
  }
  return source
    .split('\n')
    .filter(line => line.startsWith(`export const ${wanted} `) || line.startsWith('import type '))
    .join('\n')
}
