import type { PaperPlace, ViewPlace } from './scroll-place'

/** The element of a page: they are all there, in their order. */
export const pageElement = (view: HTMLElement, number: number): HTMLElement | undefined =>
  view.querySelector('[data-pages]')?.children[number - 1] as HTMLElement | undefined

export const placeOfPage = ({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): PaperPlace => ({
  top: offsetTop,
  left: offsetLeft,
  width: offsetWidth,
  height: offsetHeight,
})

export const placeOfView = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): ViewPlace => ({
  scrollTop,
  scrollLeft,
  width: clientWidth,
  height: clientHeight,
})
