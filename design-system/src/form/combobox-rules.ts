/** One thing to choose. */
export interface ComboboxOption {
  value: string
  label: string
  description?: string | undefined
  /** A heading for the options of one group, which follow one another. By default there is none. */
  group?: string | undefined
}

/** What a search has come to. */
export type ComboboxResult =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** The first options that match, and how many match in all. */
  | { status: 'loaded'; options: readonly ComboboxOption[]; total: number }

export interface ComboboxLimits {
  minimumQuery: number
  maximumOptions: number
}

/** Specification 1 §5, Combobox. */
export const defaultLimits: ComboboxLimits = { minimumQuery: 3, maximumOptions: 50 }

/** The list shows when few enough options match, or enough is typed to mean it. */
export function listShows(total: number, text: string, { minimumQuery, maximumOptions }: ComboboxLimits): boolean {
  return total <= maximumOptions || text.trim().length >= minimumQuery
}

/**
 * For options that are already in the browser: those whose label, value, description or group contains the text,
 * in any case.
 *
 * @example <SearchCombobox result={matchOptions(carriers, text)} onSearch={setText} … />
 */
export function matchOptions(options: readonly ComboboxOption[], text = ''): ComboboxResult {
  const wanted = text.trim().toLowerCase()
  const found = options.filter(({ label, value, description = '', group = '' }) =>
    [label, value, description, group].some(part => part.toLowerCase().includes(wanted)),
  )
  return { status: 'loaded', options: found, total: found.length }
}

/** What the list shows: options, and a sentence below them or in their place. */
export function listOf(result: ComboboxResult, text: string, limits: ComboboxLimits) {
  if (result.status === 'failed') return { options: [], note: result.message }
  if (result.status === 'loading') return { options: [], note: 'Searching...' }
  if (!listShows(result.total, text, limits)) {
    return { options: [], note: `Type at least ${limits.minimumQuery} characters` }
  }
  const options = result.options.slice(0, limits.maximumOptions)
  return { options, note: noteBelow(options.length, result.total) }
}

function noteBelow(shown: number, total: number) {
  if (total === 0) return 'Nothing found'
  return total > shown ? `${(total - shown).toLocaleString('en-US')} more. Keep typing to narrow the list.` : undefined
}

/** Options under the headings of their groups, in their order. */
export function groupsOf(
  options: readonly ComboboxOption[],
): { name: string | undefined; options: ComboboxOption[] }[] {
  const groups: { name: string | undefined; options: ComboboxOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, options: [option] })
  }
  return groups
}
