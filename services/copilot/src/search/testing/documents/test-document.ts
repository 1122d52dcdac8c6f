/** A short document of the trade, in the notation of `pageOf`. */
export interface TestDocument {
  id: string
  title: string
  pages: readonly string[]
}
