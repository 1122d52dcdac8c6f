/** Why a view could not be saved. */
export interface ViewFailure {
  message: string
  requestId: string | undefined
  validationErrors: readonly { path: string; message: string }[]
}

/** Views of a list: filters, an order and columns, under a name. */
export interface SavedViews {
  /** Those that the list comes with: they stand first, and no one can change them. By default none. */
  readyMade?: readonly { id: string; name: string }[]
  /** Those that the agency shares. */
  views: readonly { id: string; name: string }[]
  /** Id of the one that was chosen. */
  current: string | undefined
  /** What is shown differs from it now. */
  changed: boolean
  /** `undefined`: everything, as the list begins. */
  choose(id: string | undefined): void
  /** Saves what is shown under a new name, and chooses it. Each answers why it did not work, if it did not. */
  saveAs(name: string): Promise<ViewFailure | undefined>
  /** Makes the chosen view what is shown. */
  update(): Promise<ViewFailure | undefined>
  rename(id: string, name: string): Promise<ViewFailure | undefined>
  remove(id: string): Promise<ViewFailure | undefined>
}
