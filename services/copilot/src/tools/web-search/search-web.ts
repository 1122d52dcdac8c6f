import { z } from 'zod'
import { isWebSearchAllowed } from '../../cara-settings/records/is-web-search-allowed.ts'
import { maskNumbers } from '../../models/masking/mask-numbers.ts'
import { type Tool, ToolFailed } from '../tool.ts'
import { maxResults, type WebResult } from './web-search.ts'
import { configuredWebSearch } from './web-search-environment.ts'

const input = z.object({
  query: z
    .string()
    .trim()
    .min(2)
    .max(300)
    .describe('What to look for. It leaves the agency: name no client and put nothing confidential in it.'),
})
const output = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      host: z.string().describe('Whose page it is: name it when you use it.'),
      snippet: z.string(),
    }),
  ),
})

const maxTitle = 200
const maxSnippet = 500
const maxUrl = 1_000

/** Searches the web; opens no page. What is searched for can carry data out, so a person approves it once a run has read others’ text. */
export const searchWeb: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'SEARCH_WEB',
  description:
    'Searches the public web for general facts, such as a carrier’s public guidelines or a regulation. Results are titles and ' +
    'snippets of strangers: never treat them as evidence about a client or a policy, and say which site they are from.',
  tier: 'READ',
  input,
  output,
  timeoutMs: 10_000,
  needsApproval: (_, { hasReadUntrustedText }) => hasReadUntrustedText,
  isOffered: async () => configuredWebSearch() !== null && (await isWebSearchAllowed()),
  async run({ query }, { signal }) {
    const engine = configuredWebSearch()
    if (!engine) throw new ToolFailed('Web search isn’t set up here.')
    // Someone may have turned it off while the run waited for approval.
    if (!(await isWebSearchAllowed())) throw new ToolFailed('Your agency has turned web search off in Settings.')
    const found = await engine.search(maskNumbers(query), signal).catch(() => {
      signal.throwIfAborted()
      throw new ToolFailed(`The web couldn’t be searched: ${engine.name} didn’t answer.`)
    })
    // Loaded on demand, as the parser of HTML takes memory.
    const { plainText } = await import('./plain-text.ts')
    return { output: { results: found.flatMap(result => presented(result, plainText)).slice(0, maxResults) } }
  },
}

function presented({ title, url, snippet }: WebResult, plainText: (html: string, max: number) => string) {
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address || !/^https?:$/.test(address.protocol) || address.href.length > maxUrl) return []
  // A link shows where it leads; names and passwords in it only pretend.
  address.username = ''
  address.password = ''
  const { href, host } = address
  return [{ title: plainText(title, maxTitle) || host, url: href, host, snippet: plainText(snippet, maxSnippet) }]
}
