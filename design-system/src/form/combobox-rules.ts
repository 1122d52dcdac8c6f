/** One thing to choose. */
export interface ComboboxOption {
  value: string
  label: string
  description?: string
}

/** What a search found: the first options, and how many there are. */
export interface ComboboxResult {
  options: readonly ComboboxOption[]
  total: number
}

/** Finds options for a text; the empty text asks for the first ones. It may reject. */
export type ComboboxSearch = (text: string) => Promise<ComboboxResult>

export interface ComboboxLimits {
  minimumQuery: number
  maximumOptions: number
}

/** Specification 1 §5, Combobox. */
export const defaultLimits: ComboboxLimits = { minimumQuery: 3, maximumOptions: 50 }

/** The list shows when few enough options match, or enough is typed to mean it. */
export function listShows(total: number, query: string, { minimumQuery, maximumOptions }: ComboboxLimits): boolean {
  return total <= maximumOptions || query.trim().length >= minimumQuery
}

/**
 * A search over options that are already here: label, value or description contain the text, in any case.
 *
 * @example <SearchCombobox search={searchOptions(carriers)} … />
 */
export function searchOptions(options: readonly ComboboxOption[]): ComboboxSearch {
  return async text => {
    const wanted = text.trim().toLowerCase()
    const found = options.filter(({ label, value, description = '' }) =>
      [label, value, description].some(part => part.toLowerCase().includes(wanted)),
    )
    return { options: found, total: found.length }
  }
}
