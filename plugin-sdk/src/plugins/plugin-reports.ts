import { atom, getDefaultStore } from 'jotai'
import type { RegistryEntry } from '../manifest/plugin-manifest'

/** Something of a plugin that failed on this page. */
export interface PluginError {
  at: Date
  /** The module that failed, or the page that threw: `./plugin`, `/app/accounts/42`. */
  where: string
  message: string
}

/** What is known of a plugin on this page. */
export interface PluginReport {
  id: string
  title: string
  version: string
  /** Where its code comes from: `https://coverdesk.example`. */
  origin: string
  /** All of its files, in bytes: as they are, and as browsers get them. */
  bytes: { raw: number; compressed: number }
  /** From asking for its first page until the code was there, in milliseconds; undefined before. */
  loadMilliseconds: number | undefined
  /** From then until its page stood on the screen, in milliseconds; undefined before. */
  mountMilliseconds: number | undefined
  /** Newest last; at most the latest twenty. */
  errors: readonly PluginError[]
}

const maxErrors = 20

const store = getDefaultStore()

/** One report for each plugin of the page, in the order of the registry. */
export const pluginReportsAtom = atom<readonly PluginReport[]>([])

export function beginReports(plugins: readonly RegistryEntry[]): void {
  store.set(
    pluginReportsAtom,
    plugins.map(plugin => ({
      ...aboutRelease(plugin),
      loadMilliseconds: undefined,
      mountMilliseconds: undefined,
      errors: [],
    })),
  )
}

const aboutRelease = ({ id, version, entry, manifest: { title, files } }: RegistryEntry) => ({
  id,
  title,
  version,
  origin: new URL(entry, location.href).origin,
  bytes: {
    raw: files.reduce((sum, file) => sum + file.size, 0),
    compressed: files.reduce((sum, file) => sum + file.compressedSize, 0),
  },
})

/** Another release has taken the place of the one that the page began with. */
export function noteReplaced(plugin: RegistryEntry): void {
  change(plugin, () => aboutRelease(plugin))
}

/** A module of a plugin is there. Only that of its pages counts as its load time. */
export function noteLoaded(plugin: RegistryEntry, module: string, milliseconds: number): void {
  if (module === './plugin') change(plugin, () => ({ loadMilliseconds: milliseconds }))
}

export function noteMounted(plugin: RegistryEntry, milliseconds: number): void {
  change(plugin, () => ({ mountMilliseconds: milliseconds }))
}

export function noteError(plugin: RegistryEntry, where: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  change(plugin, ({ errors }) => ({ errors: [...errors, { at: new Date(), where, message }].slice(-maxErrors) }))
}

function change({ id }: RegistryEntry, changes: (report: PluginReport) => Partial<PluginReport>) {
  store.set(pluginReportsAtom, reports =>
    reports.map(report => (report.id === id ? { ...report, ...changes(report) } : report)),
  )
}
