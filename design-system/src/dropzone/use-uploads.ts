import { useEffect, useReducer, useRef } from 'react'
import { defaultLimits, type FileLimits, refusalOf } from './limits'
import {
  changeUploads,
  type Lock,
  lockOf,
  type SendFailure,
  type SendFile,
  type Upload,
  type UploadState,
} from './upload'

/** How many files are on their way at once. */
const atOnce = 2

/** The files of a dropzone, and what can be done with them. */
export interface Uploads {
  list: readonly Upload[]
  add(files: readonly File[]): void
  /** Breaks off what is on its way, and takes it away. */
  remove(key: string): void
  retry(key: string): void
  /** Sends a file that needs a password again, with it. */
  unlock(key: string, password: string): void
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
    for (const upload of waiting.slice(0, atOnce - running.current.size)) start(upload)
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const start = async ({ key, state }: Upload) => {
    const file = files.current.get(key)
    if (!file) return
    const lock = lockOf(state)
    const controller = new AbortController()
    running.current.set(key, controller)
    const change = (state: Upload['state']) => {
      if (!controller.signal.aborted) dispatch({ type: 'changed', key, state })
    }
    const onProgress = (progress: number) => change({ status: 'sending', progress, ...(lock && { lock }) })
    onProgress(0)
    try {
      const stored = await send(file, { signal: controller.signal, onProgress, ...passwordIn(lock) })
      running.current.delete(key)
      change({ status: 'stored', stored })
    } catch (error) {
      running.current.delete(key)
      change(stateAfter(error as SendFailure, lock))
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
  const sendAgain = (key: string, password: Pick<Lock, 'password'>) => {
    const lock = lockOf(list.find(upload => upload.key === key)?.state)
    dispatch({ type: 'changed', key, state: { status: 'waiting', ...(lock && { lock: { ...lock, ...password } }) } })
  }
  return {
    list,
    add,
    remove: key => dispatch({ type: 'removed', key }),
    retry: key => sendAgain(key, {}),
    unlock: (key, password) => sendAgain(key, { password }),
  }
}

const passwordIn = (lock: Lock | undefined) => (lock?.password === undefined ? {} : { password: lock.password })

/** @param lock of a file that was sent with a password */
function stateAfter(error: SendFailure, lock: Lock | undefined): UploadState {
  const { message, needsPassword } = error
  if (!needsPassword) return { status: 'failed', message, ...(lock && { lock }) }
  return { status: 'locked', lock: lock ? { hint: lock.hint, error: message } : { hint: message } }
}
