import { useEffect, useReducer, useRef } from 'react'
import { defaultLimits, type FileLimits, refusalOf } from './limits'
import { changeUploads, type SendFile, type Upload } from './upload'

/** How many files are on their way at once. */
const atOnce = 2

/** The files of a dropzone, and what can be done with them. */
export interface Uploads {
  list: readonly Upload[]
  add(files: readonly File[]): void
  /** Breaks off what is on its way, and takes it away. */
  remove(key: string): void
  retry(key: string): void
}

/**
 * Files that someone adds, from the choice to the gateway: two at once, each with its progress. What is still on its way
 * when the component leaves is broken off.
 */
export function useUploads(send: SendFile, limits: FileLimits): Uploads {
  const most = limits.most ?? defaultLimits.most
  const [list, dispatch] = useReducer(changeUploads, [])
  const files = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    for (const [key, controller] of running.current) {
      if (list.some(upload => upload.key === key)) continue
      running.current.delete(key)
      controller.abort()
    }
    const waiting = list.filter(({ state }) => state.status === 'waiting')
    for (const { key } of waiting.slice(0, atOnce - running.current.size)) start(key)
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const start = async (key: string) => {
    const file = files.current.get(key)
    if (!file) return
    const controller = new AbortController()
    running.current.set(key, controller)
    const change = (state: Upload['state']) => {
      if (!controller.signal.aborted) dispatch({ type: 'changed', key, state })
    }
    change({ status: 'sending', progress: 0 })
    try {
      const onProgress = (progress: number) => change({ status: 'sending', progress })
      const stored = await send(file, { signal: controller.signal, onProgress })
      running.current.delete(key)
      change({ status: 'stored', stored })
    } catch (error) {
      running.current.delete(key)
      const message = error instanceof Error ? error.message : 'The file could not be sent.'
      change({ status: 'failed', message })
    }
  }

  const add = (added: readonly File[]) => {
    const room = most === 1 ? 1 : most - list.filter(({ state }) => state.status !== 'refused').length
    const uploads = added.map((file, place): Upload => {
      const key = crypto.randomUUID()
      files.current.set(key, file)
      const refusal =
        refusalOf(file, limits) ?? (place >= room ? `No more than ${most} files can be added.` : undefined)
      const state = refusal ? ({ status: 'refused', message: refusal } as const) : ({ status: 'waiting' } as const)
      return { key, file: { name: file.name, type: file.type, size: file.size }, state }
    })
    if (uploads.length > 0) dispatch({ type: 'added', uploads, most })
  }
  return {
    list,
    add,
    remove: key => dispatch({ type: 'removed', key }),
    retry: key => dispatch({ type: 'changed', key, state: { status: 'waiting' } }),
  }
}
