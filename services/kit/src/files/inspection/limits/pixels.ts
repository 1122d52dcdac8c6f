const maxSide = 16_384
const maxPixels = 50_000_000

/** A few bytes may declare a picture that takes gigabytes once it is shown. */
export function checkPixels(width: number, height: number): string | null {
  if (width === 0 || height === 0) return 'is damaged: its picture has no size.'
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    return `is too large as a picture: ${width} × ${height}. Up to 50 megapixels are possible.`
  }
  return null
}

export const damaged = 'is damaged, or not complete.'
export const trailing = 'holds something behind its end. Save it again and upload that.'
export const bomb = 'grows far too large when it is opened.'
