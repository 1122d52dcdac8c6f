import { useEffect, useState } from 'react'

/** A record that `@` suggests. */
export interface MentionedRecord {
  id: string
  /** As it stands behind the `@`. */
  name: string
  /** What it is, and whose: "Policy · Bayview Marine". */
  detail: string
}

/** What finds records for `@`. */
export interface RecordMentions {
  /** The best ones first, for what is typed behind the `@`. */
  find(typed: string, signal: AbortSignal): Promise<readonly MentionedRecord[]>
  onMention(record: MentionedRecord): void
}

/** Milliseconds between keys after which one has stopped for a moment. */
const pause = 150

/** The records for what is typed; those of the text before stay until they have come. Without an answer there are none. */
export function useFoundRecords(
  mentions: RecordMentions | undefined,
  typed: string | undefined,
): readonly MentionedRecord[] {
  const [found, setFound] = useState<readonly MentionedRecord[]>([])
  const find = mentions?.find
  useEffect(() => {
    if (!find || !typed?.trim()) return setFound([])
    const controller = new AbortController()
    const timer = setTimeout(
      () =>
        find(typed.trim(), controller.signal).then(
          records => {
            if (!controller.signal.aborted) setFound(records)
          },
          () => {
            if (!controller.signal.aborted) setFound([])
          },
        ),
      pause,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [find, typed])
  return found
}
