/** In points, 72 to the inch, as the document says; turned as it is shown. */
export interface PageSize {
  width: number
  height: number
}

/** Most documents: US Letter. */
export const letter: PageSize = { width: 612, height: 792 }
