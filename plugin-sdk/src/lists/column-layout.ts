import type { ColumnLayout } from '@coverdesk/design-system'
import { getDefaultStore } from 'jotai'
import { useState } from 'react'
import * as z from 'zod/mini'
import { parseFromOutside } from '../manifest/parse'
import { sessionAtom } from '../session/session'

const storedSchema = z.object({
  order: z.array(z.string()),
  shown: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), z.number()),
})

const plain: ColumnLayout = { order: [], shown: {}, widths: {} }

const storageKey = (list: string) => `coverdesk.columns.${getDefaultStore().get(sessionAtom)?.user.id}.${list}`

/** What the person changed about a list's columns, on this device. As the list defines them, when that can't be read. */
export function readColumnLayout(list: string): ColumnLayout {
  const key = storageKey(list)
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? plain : parseFromOutside(storedSchema, JSON.parse(stored), key)
  } catch {
    return plain
  }
}

/** A layout that shows the named columns, in their order; without any the person's own. */
export function layoutOf(
  columns: readonly { id: string }[],
  addressed: readonly string[] | undefined,
  own: ColumnLayout,
): ColumnLayout {
  if (!addressed) return own
  const shown = Object.fromEntries(columns.map(({ id }) => [id, addressed.includes(id)]))
  return { order: addressed, shown, widths: own.widths }
}

/** The layout that the person has chosen, for a screen, and how to change it. */
export function useColumnLayout(list: string) {
  const [layout, setLayout] = useState(() => readColumnLayout(list))
  const change = (next: ColumnLayout) => {
    setLayout(next)
    try {
      localStorage.setItem(storageKey(list), JSON.stringify(next))
    } catch {
      // A full or forbidden storage: the columns are as chosen until the page is left.
    }
  }
  return [layout, change] as const
}
