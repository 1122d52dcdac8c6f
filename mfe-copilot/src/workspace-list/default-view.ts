import { type LoaderFunctionArgs, listLoader, redirect, replace } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { workspacesPath } from '../paths'
import { workspaceList } from './workspace-list'

/** Specification 3 §2: the view is remembered in this browser under this key. */
const storageKey = 'cara_workspaces_default_view'

/** What it is made of, and the name of each part in the address of the list. */
const parts = {
  statusFilter: 'status',
  userFilter: 'user',
  dateFilter: 'date',
  presetFilter: 'preset',
  groupBy: 'group',
  sortBy: 'sort',
} as const

/** What the list shows, but what is searched for; a part that is as the list begins is null. */
type DefaultView = Readonly<Record<keyof typeof parts, string | null>>

/** Whether the list is on the screen: then its address says all. */
let isOpen = false

/** Remembers the view for the next visit. */
export function useRememberedView(view: DefaultView): void {
  const written = JSON.stringify(view)
  useEffect(() => {
    isOpen = true
    return () => {
      isOpen = false
    }
  }, [])
  useEffect(() => {
    try {
      localStorage.setItem(storageKey, written)
    } catch {
      // A full or forbidden storage: the view lasts as long as the address.
    }
  }, [written])
}

/** The loader of the list: an address that says nothing opens the view of the last visit. */
export function loadWorkspaces(call: LoaderFunctionArgs) {
  const { pathname, search } = new URL(call.request.url)
  const remembered = isOpen || search !== '' ? '' : rememberedSearch()
  if (remembered === '') return listLoader(workspaceList)(call)
  const path = `${workspacesPath}?${remembered}`
  // A page that was opened with this address has its entry in the history already.
  return location.pathname === pathname ? replace(path) : redirect(path)
}

/** The query of the address that shows the remembered view; empty for how the list begins, and when it can't be read. */
function rememberedSearch(): string {
  const search = new URLSearchParams()
  for (const [part, value] of Object.entries(readView())) {
    const name = parts[part as keyof typeof parts]
    if (name && typeof value === 'string' && value !== '') search.set(name, value)
  }
  return String(search)
}

function readView(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
