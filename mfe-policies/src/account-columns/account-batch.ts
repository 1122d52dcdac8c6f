import { useEffect, useState } from 'react'

/** As many accounts as the server answers for at once. */
const mostAccounts = 100

type Listener = (ids: readonly string[]) => void

let waiting: { id: string; tell: Listener }[] = []

/** Rows that are drawn together are asked for together: a list of a hundred rows is one question for all its columns. */
function join(id: string, tell: Listener) {
  if (waiting.length === 0) setTimeout(askTogether, 0)
  waiting.push({ id, tell })
}

function askTogether() {
  const rows = waiting
  waiting = []
  const ids = [...new Set(rows.map(row => row.id))].sort()
  for (let first = 0; first < ids.length; first += mostAccounts) {
    const part = ids.slice(first, first + mostAccounts)
    for (const row of rows) if (part.includes(row.id)) row.tell(part)
  }
}

/** The accounts that are asked for together with this one; undefined until they are known. */
export function useAccountBatch(id: string): readonly string[] | undefined {
  const [ids, setIds] = useState<readonly string[]>()
  useEffect(() => {
    let gone = false
    join(id, next => {
      if (!gone) setIds(next)
    })
    return () => {
      gone = true
    }
  }, [id])
  return ids?.includes(id) ? ids : undefined
}
