/** Something that texts are about, and how they say it. Word lists are data: a new wording is a line here, never code. */
export interface Concept {
  id: string
  /** How papers call it. */
  labels: readonly string[]
  /** How people call it. A word that ends in `*` stands for all its endings: `leak*` is leaks, leaked and leaking. */
  asked: readonly string[]
}
