import type { Canvas } from '@napi-rs/canvas'

/** One byte for each point: 0 is black. */
export interface GrayPicture {
  width: number
  height: number
  points: Uint8Array
}

export function grayOf(canvas: Canvas): GrayPicture {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const points = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < points.length; at += 1, from += 4) {
    points[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8
  }
  return { width, height, points }
}

/** As a PGM file, which nobody has to decompress. */
export const pgmOf = ({ width, height, points }: GrayPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), points])

/** Smaller by a whole number: each point is the darkest of those that it stands for. */
export function shrunk({ width, height, points }: GrayPicture, most: number): GrayPicture {
  const step = Math.ceil(Math.max(width, height) / most)
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) }
  const result = new Uint8Array(small.width * small.height).fill(255)
  for (let y = 0; y < small.height * step; y += 1) {
    for (let x = 0; x < small.width * step; x += 1) {
      const at = Math.floor(y / step) * small.width + Math.floor(x / step)
      result[at] = Math.min(result[at] ?? 255, points[y * width + x] ?? 255)
    }
  }
  return { ...small, points: result }
}

/** The level that divides ink from paper best (Otsu). */
export function inkLevel({ points }: GrayPicture): number {
  const counts = new Array<number>(256).fill(0)
  for (const point of points) counts[point] = (counts[point] ?? 0) + 1
  const sum = counts.reduce((total, count, level) => total + count * level, 0)
  let [dark, darkSum, best, bestLevel] = [0, 0, -1, 128]
  for (const [level, count] of counts.entries()) {
    dark += count
    darkSum += count * level
    const bright = points.length - dark
    if (dark === 0 || bright === 0) continue
    const between = dark * bright * (darkSum / dark - (sum - darkSum) / bright) ** 2
    if (between > best) [best, bestLevel] = [between, level]
  }
  return bestLevel
}
