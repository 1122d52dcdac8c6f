import type { Page } from '../page.ts'

/** A file whose pages can be read one by one. */
export interface OpenedDocument {
  /** How many pages it has; at least one. */
  readonly total: number
  /**
   * @param number from 1
   * @throws PageUnread for a page that can't be read, while others can
   */
  read(number: number): Promise<Page>
  close(): Promise<void>
}

/** A page that can't be read. Its message is a sentence for people. */
export class PageUnread extends Error {
  override readonly name = 'PageUnread'

  /** @param label as that of a page */
  constructor(
    reason: string,
    readonly label: string | null = null,
  ) {
    super(reason)
  }
}
