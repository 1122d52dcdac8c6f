/**
 * A window for one area's router.
 *
 * single-spa answers each pushState with a popstate event of its own, which reaches the very router that pushed:
 * its loaders would run twice. That router is already at the location, so the event is dropped.
 *
 * @param isAt whether the router's own location is this one
 */
export function routerWindow(isAt: (location: Location) => boolean, page: Window = window): Window {
  const listeners = new Map<unknown, EventListener>()

  const addEventListener = (type: string, listener: EventListener) => {
    const filtered: EventListener = event => {
      if (!(isSynthetic(event) && isAt(page.location))) listener(event)
    }
    listeners.set(listener, filtered)
    page.addEventListener(type, filtered)
  }

  const removeEventListener = (type: string, listener: EventListener) => {
    const filtered = listeners.get(listener)
    listeners.delete(listener)
    if (filtered) page.removeEventListener(type, filtered)
  }

  return new Proxy(page, {
    get(target, property) {
      if (property === 'addEventListener') return addEventListener
      if (property === 'removeEventListener') return removeEventListener
      return Reflect.get(target, property, target)
    },
  })
}

const isSynthetic = (event: Event) => 'singleSpa' in event && event.singleSpa === true
