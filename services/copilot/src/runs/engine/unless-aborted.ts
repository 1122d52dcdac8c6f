/** What `work` returns, unless the signal comes first: what doesn't listen to it is left alone. @throws the signal's reason */
export async function unlessAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  let refuse = () => {}
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason)
    signal.addEventListener('abort', refuse, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener('abort', refuse)
    aborted.catch(() => undefined)
  }
}
