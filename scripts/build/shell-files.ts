import type { RspackOptions } from '@rspack/core'
import { chunkLoadTimeout } from './patient-loading.ts'

const isLibrary = /[\\/]node_modules[\\/]/

/** A library by the packages that it consists of. */
const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/**
 * What several of the shell's later chunks need, once, in files by what needs them: no page waits for a library that it
 * doesn't use. `later` has menus, dialogs, and the focus in them. Not for a build whose pages are chunks: the first one
 * would wait for all of it.
 */
export const laterLibraries = {
  pdf: library('pdf', packages('pdfjs-dist'), 1),
  dropzone: library('dropzone', packages('react-dropzone|file-selector|attr-accept|prop-types|tslib'), 1),
  live: library('live', packages('graphql-ws'), 1),
  'form-state': library('form-state', packages('react-hook-form'), 1),
  'form-controls': library('form-controls', packages('@fluentui[\\\\/]react-(combobox|select)'), 1),
  later: { ...library('later', isLibrary, 0), minChunks: 2 },
}

/** How the shell's files are named and divided; the monolith that it is measured against does the same. */
export const shellFiles = (
  path: string,
  uniqueName: string,
  moreGroups: Partial<typeof laterLibraries> = {},
): Pick<RspackOptions, 'output' | 'optimization'> => ({
  output: {
    path,
    filename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // With `auto` a deep link would load from the wrong folder.
    publicPath: '/',
    chunkLoadTimeout,
    // A module that threw because another one had not come is evaluated again when that one is there.
    strictModuleErrorHandling: true,
    uniqueName,
    clean: true,
  },
  optimization: {
    // What changes with each of our releases, and what changes when a dependency does.
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        vendor: { test: isLibrary, name: 'vendor', enforce: true },
        ...moreGroups,
        default: false,
        defaultVendors: false,
      },
    },
  },
})

function library(name: string, test: RegExp, priority: number) {
  return { chunks: 'async' as const, minChunks: 1, test, name, enforce: true, priority }
}
