import { register } from 'node:module'

const loader = `
import { readFile } from 'node:fs/promises'
export async function load(url, context, next) {
  if (!url.endsWith('.graphql')) return next(url, context)
  const text = await readFile(new URL(url), 'utf8')
  return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) }
}`

/** Lets this process import schemas as text, as the builds do. */
export const importGraphqlAsText = (): void => register(`data:text/javascript,${encodeURIComponent(loader)}`)
