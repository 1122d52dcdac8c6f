/** Something that a person can do now: in the palette, by its keys, or both. */
export interface Offer {
  /** Unique among all offers. */
  id: string
  title: string
  /** A name of the design system's icon map. */
  icon: string
  /** `here` only on this page, `go` to another one, or a `command` that is there everywhere. */
  kind: 'here' | 'go' | 'command'
  /** In tinykeys' notation: `g a` one after the other, `$mod+K` together. */
  keys?: string
  /** Further words by which the palette finds it: `theme appearance`. */
  words?: string
  /** A media query: offered only where it matches. */
  demands?: string
  run(): void | Promise<void>
}
