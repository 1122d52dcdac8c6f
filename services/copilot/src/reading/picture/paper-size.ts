/** In points: US Letter's longer side. Pictures rarely say how large their paper is. */
const longerSide = 792

export interface PictureSize {
  width: number
  height: number
}

/** A picture as a page of paper, in points. */
export function paperSize({ width, height }: PictureSize): PictureSize {
  const scale = longerSide / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}
