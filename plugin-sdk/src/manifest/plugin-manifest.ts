import * as z from 'zod/mini'

const words = z.string().check(z.minLength(1))
const areaPath = z.string().check(z.regex(/^\/app\/[a-z0-9]/, 'must be a full path that begins with /app/'))
const size = z.number().check(z.nonnegative())

const navEntrySchema = z.object({ section: words, label: words, icon: words, path: areaPath, order: z.number() })

/** A GraphQL operation that a plugin sends: its name, and its text with all fragments. */
const operationSchema = z.object({ name: words, document: words })

const fileSchema = z.object({
  /** Relative to the plugin's folder. */
  path: words,
  /** In bytes, uncompressed. */
  size,
  integrity: z.string().check(z.regex(/^sha384-/, 'must be a sha384 integrity')),
})

/** A command of the palette; its code is loaded when it is run. */
const commandSchema = z.object({ id: words, title: words, keys: z.optional(z.string()) })

/** `plugin.json`: all that anybody may know of a plugin before loading its code. */
export const pluginManifestSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes')),
  title: words,
  /** Package version and content hash: `0.1.0-3f2a9c1d`. A folder of that name never changes. */
  version: words,
  /** The range of SDK versions that it was built for: `^0.1.0`. */
  sdk: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^0.1.0')),
  basePaths: z.array(areaPath).check(z.minLength(1)),
  nav: z.array(navEntrySchema),
  /** The slots it contributes to. */
  slots: z.array(words),
  /** The columns it adds to others' lists. */
  columns: z.array(words),
  commands: z.array(commandSchema),
  invalidates: z.record(z.string(), z.array(words)),
  operations: z.array(operationSchema),
  files: z.array(fileSchema),
  /** What to fetch at once when a page of this plugin is opened: the entry, and its first screen. */
  preload: z.array(words),
})

export type PluginManifest = z.infer<typeof pluginManifestSchema>

/** The manifest as a page carries it: without the operations, which only the gateway reads. */
const pageManifestSchema = z.omit(pluginManifestSchema, { operations: true })

export const registryEntrySchema = z.object({
  id: words,
  version: words,
  /** URL of the plugin's folder; ends with a slash. */
  entry: z.string().check(z.endsWith('/', 'must end with a slash')),
  manifest: pageManifestSchema,
})

/** One plugin of this agency, in one version. */
export type RegistryEntry = z.infer<typeof registryEntrySchema>

/** `registry.json`: the plugins of this agency. */
export const registrySchema = z.object({
  revision: z.union([z.string(), z.number()]),
  plugins: z.array(registryEntrySchema),
})

export type Registry = z.infer<typeof registrySchema>
