/** What is known of an address; whoever types it adds the rest. */
export interface SuggestedAddress {
  line1?: string | undefined
  line2?: string | undefined
  city?: string | undefined
  zone?: string | undefined
  postalCode?: string | undefined
}

export interface AddressSuggestion {
  id: string
  /** Street and number; empty where only a place is suggested. */
  line1: string
  /** `Oakland, CA 94607` */
  place: string
  /** Null: it is asked for once someone chooses it. */
  address: SuggestedAddress | null
}

/** What is searched for. */
export interface AddressSearch {
  text: string
  /** One for all keys up to the choice: services count by it. */
  session: string | undefined
  most: number
}

/** Finds US addresses as someone types (specification 1 §5), for the agency of the current scope. */
export interface AddressCompletion {
  suggest(search: AddressSearch): Promise<AddressSuggestion[]>
  /** The address of a suggestion that came without one; null when there is none any more. */
  addressOf(id: string, session: string | undefined): Promise<SuggestedAddress | null>
}

/** `Oakland, CA 94607`, with what is known of it. */
export const placeInWords = ({ city, zone, postalCode }: SuggestedAddress): string =>
  [city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
