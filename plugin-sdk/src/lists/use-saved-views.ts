import type { ListModel } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  type SavedViewEntryFragment,
  SavedViewsDocument,
  UpdateSavedViewDocument,
  type UpdateSavedViewInput,
} from '../generated/documents'
import { type MutationResult, runMutation } from '../graphql/run-mutation'
import { useQuery } from '../graphql/use-query'
import { whenIdle } from '../scheduling/when-idle'

type SavedViews = NonNullable<ListModel<object>['views']>

interface ListView {
  /** The list's own name. */
  list: string
  /** Id of the view that the address names. */
  view: string | undefined
  /** What the address shows, as a view keeps it (`viewSearch`). */
  search: string
  /** The same with the columns, also where they are the person's own: what is saved as a view. */
  whole: string
  /** Views that the list comes with, and what each of them shows. */
  readyMade: readonly { id: string; name: string; search: string }[]
  /** The list's rows are there: until then they have the network to themselves. */
  ready: boolean
  /** Shows what a view keeps, and names the view in the address. */
  show(search: string, view: string | undefined): void
}

const none: readonly SavedViewEntryFragment[] = []

/** The views of a list: those that it comes with, and those that the agency shares. Anybody may add, change and remove the latter. */
export function useSavedViews({ list, view, search, whole, ready, readyMade, show }: ListView): SavedViews {
  const query = useQuery(SavedViewsDocument, { list }, { pause: !useWanted(view !== undefined, ready) })
  const views = query.status === 'loaded' ? query.data.savedViews : none
  // Someone may have removed the view that the address names.
  const current = views.find(({ id }) => id === view)
  const own = current ? undefined : readyMade.find(known => known.search === search)
  const takenBy = (name: string) => readyMade.some(known => fold(known.name) === fold(name))

  async function change(id: string, input: UpdateSavedViewInput) {
    const version = views.find(known => known.id === id)?.version ?? 0
    return failureOf(await runMutation(UpdateSavedViewDocument, { id, version, input }))
  }

  return {
    readyMade,
    views,
    current: (current ?? own)?.id,
    changed: current !== undefined && current.search !== search,
    choose(id) {
      const chosen = readyMade.find(known => known.id === id)
      if (chosen) return show(chosen.search, undefined)
      show(views.find(known => known.id === id)?.search ?? '', id)
    },
    async saveAs(name) {
      if (takenBy(name)) return nameTaken
      const result = await runMutation(CreateSavedViewDocument, { input: { list, name, search: whole } })
      if (result.ok) show(whole, result.data.createSavedView?.id)
      return failureOf(result)
    },
    async update() {
      if (!current) return undefined
      const failure = await change(current.id, { search: whole })
      if (!failure) show(whole, current.id)
      return failure
    },
    rename: async (id, name) => (takenBy(name) ? nameTaken : change(id, { name })),
    async remove(id) {
      const version = views.find(known => known.id === id)?.version ?? 0
      const result = await runMutation(DeleteSavedViewDocument, { id, version })
      if (result.ok && id === view) show(search, undefined)
      return failureOf(result)
    },
  }
}

const fold = (name: string) => name.trim().toLocaleLowerCase('en-US')

/** As the server says it of a view of the agency. */
const message = 'This list already has a view with this name. Choose another name.'
const nameTaken = { message, requestId: undefined, validationErrors: [{ path: 'name', message }] }

/** Views are asked for at once when the address names one, else when nothing else is to be done. */
function useWanted(atOnce: boolean, ready: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => (ready ? whenIdle(() => setIdle(true)) : undefined), [ready])
  return atOnce || idle
}

const failureOf = (result: MutationResult<unknown>) => (result.ok ? undefined : result.failure)
