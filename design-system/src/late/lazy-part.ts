import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { onNextChance } from './on-next-chance'

/**
 * React's `lazy` for a file that may come late: while it can't be had, the placeholder of the `Suspense` around it stays, and the
 * file is asked for again in the background. What is on the screen around it never gives way to an error.
 *
 * @param load imports the file
 * @throws where it is drawn, what the file's own code threw
 * @example const DocumentView = lazyPart(() => import('@coverdesk/design-system/document'))
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it; any component has such props.
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await load()
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ChunkLoadError')) throw error
        await new Promise<void>(resolve => onNextChance(failures, resolve))
      }
    }
  })
}
