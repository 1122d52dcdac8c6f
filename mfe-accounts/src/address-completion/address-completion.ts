import type { AddressCompletion } from '@coverdesk/design-system/forms'
import { askOnce } from '@coverdesk/plugin-sdk'
import { AddressSuggestionsDocument, SuggestedAddressDocument, ZipPlaceDocument } from '../generated/documents'

interface KnownAddress {
  line1: string | null
  line2: string | null
  city: string | null
  zone: string | null
  postalCode: string | null
}

/** Most suggestions come with their address; the others are asked for it. */
const known = new WeakMap<object, KnownAddress>()

/** Addresses of the server: what a maps service knows, or ZIP codes and what the agency uses already. */
export const addressCompletion: AddressCompletion = {
  async suggest(search, session, signal) {
    const { addressSuggestions } = await askOnce(AddressSuggestionsDocument, { search, session }, signal)
    return (addressSuggestions ?? []).map(({ id, line1, place, address }) => {
      const suggestion = { id, line1, place }
      if (address) known.set(suggestion, address)
      return suggestion
    })
  },
  async addressOf(suggestion, session) {
    const address =
      known.get(suggestion) ??
      (await askOnce(SuggestedAddressDocument, { id: suggestion.id, session })).suggestedAddress
    return address && textsOf(address)
  },
  async placeOf(postalCode, signal) {
    const { zipPlace } = await askOnce(ZipPlaceDocument, { postalCode }, signal)
    return zipPlace && { city: zipPlace.city, zone: zipPlace.zone }
  },
}

const textsOf = ({ line1, line2, city, zone, postalCode }: KnownAddress) => ({
  line1: line1 ?? '',
  line2: line2 ?? '',
  city: city ?? '',
  zone: zone ?? '',
  postalCode: postalCode ?? '',
})
