import { pluralize } from '@coverdesk/design-system'
import type { MentionedRecord, RecordMentions } from '@coverdesk/design-system/composer'
import { toast } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import { documentsOfRecord } from './documents-of-record'
import { findRecords } from './find-records'

/** Records that a text mentions: their documents come along, and can be taken away. */
interface Mentions {
  mentions: RecordMentions
  /** What comes along, in words. */
  attached: readonly { id: string; text: string }[]
  detach(id: string): void
  clear(): void
  /** The documents that come along, once all of them are known. */
  documentIds(): Promise<string[]>
}

export function useMentions(): Mentions {
  const [attached, setAttached] = useState<readonly { id: string; text: string }[]>([])
  const documents = useRef(new Map<string, Promise<string[]>>())
  const detach = (id: string) => {
    documents.current.delete(id)
    setAttached(before => before.filter(other => other.id !== id))
  }
  const onMention = async ({ id, name }: MentionedRecord) => {
    const found = documentsOfRecord(id)
    documents.current.set(id, found)
    try {
      const { length } = await found
      // It may have been taken away, and a record without documents has nothing to take away.
      if (length === 0 || documents.current.get(id) !== found) return
      setAttached(before => [...before.filter(other => other.id !== id), { id, text: labelOf(id, name, length) }])
    } catch (error) {
      documents.current.delete(id)
      toast(`The documents of ${name} could not be added. ${(error as Error).message}`, { tone: 'error' })
    }
  }
  return {
    mentions: { find: findRecords, onMention: record => void onMention(record) },
    attached,
    detach,
    clear() {
      documents.current.clear()
      setAttached([])
    },
    async documentIds() {
      const all = await Promise.allSettled(documents.current.values())
      return [...new Set(all.flatMap(found => (found.status === 'fulfilled' ? found.value : [])))]
    },
  }
}

const labelOf = (id: string, name: string, count: number) =>
  id.startsWith('knowledge ') ? name : `${pluralize(count, 'document', 'documents')} of ${name}`
