// The package's `exports` hide its own types.
declare module 'tinykeys' {
  export function createKeybindingsHandler(
    bindings: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  ): EventListener
}
