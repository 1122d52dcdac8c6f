/**
 * `inertMarkdown`, loaded with the first text that needs it: a service that has nothing to do doesn't keep a Markdown parser in its
 * memory.
 */
export async function loadInertMarkdown(): Promise<(markdown: string, found?: ReadonlySet<string>) => string> {
  return (await import('./inert-markdown.ts')).inertMarkdown
}
