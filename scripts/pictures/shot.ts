import type { Page } from '@playwright/test'
import type { Caller } from '../../e2e/support/caller.ts'
import type { Look } from './look.ts'

/** What a shot needs beside its page. */
export interface Studio {
  url: string
  /** A colleague of the person whose screen it is. */
  colleague: Caller
}

/** One screen in one state. */
export interface Shot {
  /** Begins the names of its files: "accounts-no-match". */
  name: string
  title: string
  /** What to see in it: one sentence. */
  shows: string
  path: string
  looks: readonly Look[]
  /** By default Maya Reyes. */
  anonymous?: boolean
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>
  /** Brings the page into the state, and resolves when it is complete. */
  arrange(page: Page, studio: Studio): Promise<unknown>
}
