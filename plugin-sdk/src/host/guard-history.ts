import { historyIndex } from '../navigation/history-entry'
import { hasUnsavedChanges, mayLeave } from '../navigation/unsaved-changes'

/**
 * Asks before the back button or a closing tab loses unsaved changes. Call it before single-spa starts:
 * from then on popstate listeners hear of an event only after the area has been left.
 *
 * Inside one area its router asks; this guard takes the steps that lead out of it.
 *
 * @param areaOf names the area that owns a path, if any
 */
export function guardHistory(areaOf: (pathname: string) => string | undefined): void {
  let here = { area: areaOf(location.pathname), index: historyIndex() }
  let returning: (() => void) | undefined

  window.addEventListener('popstate', event => {
    if (returning) {
      event.stopImmediatePropagation()
      returning()
      returning = undefined
      return
    }
    const there = { area: areaOf(location.pathname), index: historyIndex() }
    const steps = there.index - here.index
    if (!('singleSpa' in event) && there.area !== here.area && steps !== 0 && hasUnsavedChanges()) {
      event.stopImmediatePropagation()
      returning = () => void mayLeave().then(leave => leave && history.go(steps))
      history.go(-steps)
      return
    }
    here = there
  })

  window.addEventListener('beforeunload', event => {
    if (hasUnsavedChanges()) event.preventDefault()
  })
}
