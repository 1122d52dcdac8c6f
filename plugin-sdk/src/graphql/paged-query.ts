import type { AnyVariables, Client, TypedDocumentNode } from 'urql'
import { AutoRetry } from './auto-retry'
import { type Failure, toFailure } from './failure'

/** A page of a list, as every list field answers. */
export interface Page<Row> {
  items: readonly Row[]
  /** Counted up to 10,000. */
  total: number
  /** Null on the last page. */
  endCursor?: string | null
  /** Null: a part of it is missing, and an error says which. */
  complete?: boolean | null
}

export interface PagedRows<Row> {
  rows: readonly Row[]
  total: number
  hasMore: boolean
  /** The first page has not come yet. */
  loading: boolean
  /** A further page is on its way. */
  loadingMore: boolean
  failure: Failure | undefined
}

interface OpenPage<Row> {
  after: string | null
  page: Page<Row> | undefined
  failure: Failure | undefined
  close(): void
}

/** Keeps the pages of one list open and concatenated; each follows the changes of the cache. */
export class PagedQuery<Data, Variables extends AnyVariables, Row> {
  #pages: OpenPage<Row>[] = []
  #snapshot: PagedRows<Row> = {
    rows: [],
    total: 0,
    hasMore: false,
    loading: true,
    loadingMore: false,
    failure: undefined,
  }
  #changed: () => void = () => undefined
  readonly #autoRetry = new AutoRetry(() => this.retry())

  constructor(
    private readonly client: Client,
    private readonly document: TypedDocumentNode<Data, Variables>,
    private readonly variables: Variables,
    private readonly pageOf: (data: Data) => Page<Row> | null | undefined,
  ) {}

  readonly subscribe = (changed: () => void) => {
    this.#changed = changed
    this.#open(0, null)
    return () => {
      this.#autoRetry.stop()
      this.#closeFrom(0)
    }
  }

  readonly snapshot = () => this.#snapshot

  /** Asks for the page after the last one; does nothing while one is on its way or when there is none. */
  readonly loadMore = () => {
    const last = this.#pages.at(-1)
    if (last?.page?.endCursor) this.#open(this.#pages.length, last.page.endCursor)
  }

  /** Asks again for the page that failed, and keeps those before it. */
  readonly retry = () => {
    const failed = Math.max(
      this.#pages.findIndex(({ failure }) => failure),
      0,
    )
    this.#open(failed, this.#pages[failed]?.after ?? null, true)
  }

  #open(index: number, after: string | null, afresh = false) {
    this.#closeFrom(index)
    const open: OpenPage<Row> = { after, page: undefined, failure: undefined, close: () => undefined }
    this.#pages[index] = open
    const variables = { ...this.variables, after }
    const source = this.client.query(this.document, variables, afresh ? { requestPolicy: 'network-only' } : {})
    const { unsubscribe } = source.subscribe(({ data, error }) => {
      open.page = (data && this.pageOf(data)) ?? open.page
      open.failure = error && toFailure(error)
      this.#followCursor(index)
      this.#publish()
    })
    open.close = unsubscribe
    this.#publish()
  }

  /** When a page ends elsewhere than before, the page after it begins elsewhere. */
  #followCursor(index: number) {
    const end = this.#pages[index]?.page?.endCursor ?? null
    const next = this.#pages[index + 1]
    if (!next || next.after === end) return
    if (end) this.#open(index + 1, end)
    else this.#closeFrom(index + 1)
  }

  #closeFrom(index: number) {
    for (const page of this.#pages.splice(index)) page.close()
  }

  #publish() {
    const first = this.#pages[0]
    const last = this.#pages.at(-1)
    this.#snapshot = {
      rows: this.#pages.flatMap(({ page }) => page?.items ?? []),
      total: first?.page?.total ?? 0,
      hasMore: Boolean(last?.page?.endCursor) || (this.#pages.length > 1 && !last?.page),
      loading: !first?.page && !first?.failure,
      loadingMore: this.#pages.length > 1 && !last?.page && !last?.failure,
      failure: this.#pages.find(page => page.failure)?.failure,
    }
    const { loading, loadingMore, failure } = this.#snapshot
    if (failure || (!loading && !loadingMore)) this.#autoRetry.follow(failure)
    this.#changed()
  }
}
