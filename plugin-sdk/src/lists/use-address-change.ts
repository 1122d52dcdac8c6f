import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { afterOpening, nextLocation, presentLocation } from '../navigation/open-page'

/**
 * Changes the parameters that the address has when the change is made, which may be others than those last drawn: a second
 * change keeps a first one that is on its way, and a dialog that is being opened over the list is neither called off nor
 * loses its own parameters.
 */
export function useAddressChange(): (change: (parameters: URLSearchParams) => URLSearchParams) => void {
  const [drawn, setParameters] = useSearchParams()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return change => {
    const make = () => {
      const next = nextLocation()
      if (isHere.current) setParameters(change(next ? new URLSearchParams(next.search) : drawn), { replace: true })
    }
    if (nextLocation()?.pathname === presentLocation()?.pathname) make()
    else afterOpening(make)
  }
}
