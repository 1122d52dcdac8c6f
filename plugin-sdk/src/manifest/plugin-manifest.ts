import * as z from 'zod/mini'

export const words = z.string().check(z.minLength(1))
export const areaPath = z.string().check(z.regex(/^\/app\/[a-z0-9]/, 'must be a full path that begins with /app/'))
const kebab = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes'))
const dotted = z.string().check(z.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/, 'must be such as accounts.create'))
const size = z.number().check(z.nonnegative())
const fieldsOfType = z.record(z.string(), z.array(words))

export const navEntrySchema = z.object({
  /** The heading it is under, such as `Knowledge`; a new name makes a new section. */
  section: words,
  label: words,
  /** A name of the design system's icon map; an unknown one gets a generic icon. */
  icon: words,
  /** A full path inside one of the plugin's `basePaths`. */
  path: areaPath,
  /** Entries of a section come in this order, lowest first. */
  order: z.number(),
  /** Pressed after `g`: goes there. */
  key: z.exactOptional(z.string().check(z.regex(/^[a-z]$/, 'must be one lower-case letter'))),
  /** What waits there: the published operation that asks it, and the field of its answer. */
  count: z.exactOptional(z.object({ documentId: words, field: words })),
})

const slotEntrySchema = z.object({
  /** The slot's name: `account.tab`. */
  slot: words,
  /** Unique in the slot; a tab uses it in the address. */
  id: kebab,
  /** What the host shows for it, such as a tab's label. */
  label: z.exactOptional(words),
  /** Contributions of a slot come in this order, lowest first. */
  order: z.number(),
  /** The kinds of record that it is for, as the slot names them: types of service requests. By default all. */
  kinds: z.exactOptional(z.array(words)),
})

const columnEntrySchema = z.object({
  /** The list's name: `accounts`. */
  list: words,
  /** Unique in the list. */
  id: kebab,
  header: words,
  order: z.number(),
  /** A CSS width. By default the columns share what there is. */
  width: z.exactOptional(words),
  align: z.exactOptional(z.enum(['start', 'end'])),
  /** Whether an export holds it: there is a module `./columns/<list>/<id>/texts`. By default it is left out. */
  texts: z.exactOptional(z.boolean()),
})

const commandEntrySchema = z.object({
  /** Begins with the plugin's id: `accounts.create`. */
  id: dotted,
  title: words,
  /** As tinykeys writes them: `c a` one after the other, `$mod+Shift+A` together. */
  keys: z.exactOptional(words),
  icon: z.exactOptional(words),
  /** Leads there, without any code; may have parameters of `within`. Without it the code is in the palette's module. */
  to: z.exactOptional(areaPath),
  /** Offered only on pages of this pattern: `/app/accounts/:id`. By default everywhere. */
  within: z.exactOptional(areaPath),
})

const firstQueryEntrySchema = z.object({
  /**
   * The page, its own or another area's: `/app/accounts/:id`. The first path that fits counts, with all that is named for it.
   * Only an address without a search is asked for: a filtered list asks otherwise.
   */
  path: areaPath,
  documentId: words,
  /** Each variable that is sent, as the loader sends it: `{ id: ':id', sort: 'NAME_ASC' }`; one with a colon is that parameter of the path. */
  variables: z.record(z.string(), z.union([words, z.number(), z.boolean()])),
  /**
   * The part that holds most of the page, where that is loaded when it is visited: its files, and the shell's modules that it
   * takes (`@coverdesk/design-system/forms`). They are fetched with the page.
   */
  part: z.exactOptional(z.object({ files: z.array(words), takes: z.array(words) })),
})

/** A GraphQL operation that a plugin sends: its name, and its text with all fragments. */
const operationSchema = z.object({ name: words, document: words })

const fileSchema = z.object({
  /** Relative to the plugin's folder. */
  path: words,
  /** In bytes, uncompressed. */
  size,
  /** In bytes, as browsers get it. */
  compressedSize: z._default(size, 0),
  integrity: z.string().check(z.regex(/^sha384-/, 'must be a sha384 integrity')),
})

/** `plugin.json`: all that anybody may know of a plugin before loading its code. What has a default came after 0.1. */
export const pluginManifestSchema = z.object({
  id: kebab,
  title: words,
  /** Package version and content hash: `0.1.0-3f2a9c1d`. A folder of that name never changes. */
  version: words,
  /** The range of SDK versions that it was built for: `^1.0.0`. */
  sdk: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^1.0.0')),
  basePaths: z.array(areaPath).check(z.minLength(1)),
  nav: z.array(navEntrySchema),
  /** The slots it contributes to. */
  slots: z.array(slotEntrySchema),
  /** The columns it adds to others' lists. */
  columns: z.array(columnEntrySchema),
  commands: z.array(commandEntrySchema),
  /** Whether it has a module `./palette`. */
  palette: z._default(z.boolean(), false),
  /** The heading over the records that its palette finds; null when it searches nothing. */
  search: z._default(z.nullable(words), null),
  firstQueries: z._default(z.array(firstQueryEntrySchema), []),
  invalidates: fieldsOfType,
  lists: z._default(fieldsOfType, {}),
  /** The object types that each union and interface of its operations may be. */
  possibleTypes: z._default(fieldsOfType, {}),
  operations: z.array(operationSchema),
  files: z.array(fileSchema),
  /** What to fetch at once when a page of this plugin is opened: the entry, and its first screen. */
  preload: z.array(words),
})

/** `plugin.json`, parsed. */
export type PluginManifest = z.infer<typeof pluginManifestSchema>

/** One entry of the sidebar. */
export type NavEntry = z.infer<typeof navEntrySchema>
/** The query with which a page begins. */
export type FirstQueryEntry = z.infer<typeof firstQueryEntrySchema>
/** A place in another plugin's screen that this one fills; its code is the module `./slots/<slot>/<id>`. */
export type SlotEntry = z.infer<typeof slotEntrySchema>
/** A column in another plugin's list; its code is the module `./columns/<list>/<id>`. */
export type ColumnEntry = z.infer<typeof columnEntrySchema>
/** A command of the palette. */
export type CommandEntry = z.infer<typeof commandEntrySchema>

/** The manifest as a page carries it: without the operations, which only the gateway reads. */
const pageManifestSchema = z.omit(pluginManifestSchema, { operations: true })

/** One plugin as `registry.json` and the boot data list it. */
export const registryEntrySchema = z.object({
  id: words,
  version: words,
  /** URL of the plugin's folder; ends with a slash. */
  entry: z.string().check(z.endsWith('/', 'must end with a slash')),
  manifest: pageManifestSchema,
  /** Why it cannot be opened, when its manifest is not understood. */
  problem: z.exactOptional(words),
})

/** One plugin of this agency, in one version. */
export type RegistryEntry = z.infer<typeof registryEntrySchema>
