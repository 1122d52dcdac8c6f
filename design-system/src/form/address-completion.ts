/** The parts of a US address, as a form holds them. */
export interface AddressParts {
  line1: string
  line2: string
  city: string
  /** Code of a state: `CA`. */
  zone: string
  postalCode: string
}

/** An address, or a place, that continues from what is typed. */
export interface AddressSuggestion {
  id: string
  /** Street and number; empty where only a place is suggested. */
  line1: string
  /** "Oakland, CA 94607" */
  place: string
}

/** Where suggestions come from: the area asks its server. What fails is as good as nothing found: typing continues. */
export interface AddressCompletion {
  /** @param session one random id for all keys up to the choice */
  suggest(text: string, session: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>
  /** What is known of the address that someone chose; null when there is none any more. */
  addressOf(suggestion: AddressSuggestion, session: string): Promise<Partial<AddressParts> | null>
  /** City and state of a ZIP code; null for an unknown one. */
  placeOf(postalCode: string, signal: AbortSignal): Promise<Pick<AddressParts, 'city' | 'zone'> | null>
}
