import { useLayoutEffect, useRef } from 'react'

/** Puts the element in which areas draw themselves into the page; it outlives them all. */
export function Outlet({ element, visible }: { element: HTMLElement; visible: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(element), [element])
  return <div ref={place} hidden={!visible} style={{ height: '100%' }} />
}
