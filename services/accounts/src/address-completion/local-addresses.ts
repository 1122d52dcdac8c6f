import { fold, type MailingAddress } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import {
  type AddressCompletion,
  type AddressSearch,
  type AddressSuggestion,
  placeInWords,
  type SuggestedAddress,
} from './address-completion.ts'
import { readAddress } from './typed-address.ts'
import { type ZipPlace, zipPlaces } from './zip-places.ts'

/** Several accounts share an address: so many are looked at for each that is suggested. */
const accountsPerAddress = 4

/** Without a maps service: addresses that the agency uses already, and the places of ZIP codes. */
export const localAddresses: AddressCompletion = {
  async suggest(search) {
    const own = await addressesInUse(search)
    const places = own.length < search.most ? await placesOf(search) : []
    return [...new Map([...own, ...places].map(found => [found.id, found])).values()].slice(0, search.most)
  },
  addressOf: async () => null,
}

const suggestionOf = (address: SuggestedAddress): AddressSuggestion => {
  const { line1 = '', line2, ...place } = address
  return {
    id: fold([line1, line2, place.city, place.zone, place.postalCode].filter(Boolean).join(' ')),
    line1: [line1, line2].filter(Boolean).join(', '),
    place: placeInWords(place),
    address,
  }
}

async function addressesInUse({ text, most }: AddressSearch): Promise<AddressSuggestion[]> {
  const [street = ''] = text.split(',')
  const begins = fold(street)
  if (begins === '') return []
  const found = await Account.find({ addressKey: { $regex: `^${begins}` } })
    .sort({ addressKey: 1, _id: 1 })
    .limit(most * accountsPerAddress)
    .lean()
  const wanted = fold(text)
  return found
    .flatMap(({ details: { mailingAddress } }) => mailingAddress ?? [])
    .filter(address => text === street || readsOn(address, wanted))
    .map(suggestionOf)
}

/** Whether the typed text continues to this address, with or without its second line. */
function readsOn({ line1, line2, city, zone, postalCode }: MailingAddress, wanted: string) {
  const place = [city, zone, postalCode]
  return [
    [line1, ...place],
    [line1, line2 ?? '', ...place],
  ].some(parts => fold(parts.join(' ')).startsWith(wanted))
}

async function placesOf({ text, most }: AddressSearch): Promise<AddressSuggestion[]> {
  for (const { line1, line2, place, digits } of readAddress(text)) {
    if (place.length < 2 && digits.length < 3) continue
    const places = await zipPlaces()
    const found: ZipPlace[] = place ? places.named(place, digits, most) : places.withDigits(digits, most)
    if (found.length > 0) return found.map(known => suggestionOf({ line1, ...(line2 && { line2 }), ...known }))
  }
  return []
}
