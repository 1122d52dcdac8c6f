import { useEffect, useRef } from 'react'
import type { AddressCompletion, AddressParts } from './address-completion'

/**
 * A ZIP code that someone types names city and state where these are still empty.
 *
 * @param address what the form holds of it
 * @param onPlace gets what the code says
 */
export function useZipPlace(
  completion: AddressCompletion | undefined,
  { city, zone, postalCode }: Pick<AddressParts, 'city' | 'zone' | 'postalCode'>,
  onPlace: (place: Pick<AddressParts, 'city' | 'zone'>) => void,
): void {
  const known = useRef(postalCode)
  const latest = useRef(onPlace)
  latest.current = onPlace
  const wanted = city === '' && zone === '' && /^\d{5}$/.test(postalCode) ? postalCode : undefined
  useEffect(() => {
    if (!completion || !wanted || wanted === known.current) return
    const asking = new AbortController()
    completion.placeOf(wanted, asking.signal).then(
      place => {
        if (!place || asking.signal.aborted) return
        known.current = wanted
        latest.current(place)
      },
      () => undefined,
    )
    return () => asking.abort()
  }, [completion, wanted])
}
