import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Point } from '../layout/directions.ts'

/** A picture that was turned, and where its points were before, as fractions of the original. */
export interface Straightened {
  canvas: Canvas
  original(point: Point): Point
}

/** @param degrees clockwise, by which the original lies wrong */
export function straighten(source: Canvas, degrees: number): Straightened {
  const { width, height } = source
  if (degrees === 0) return { canvas: source, original: ({ x, y }) => ({ x: x / width, y: y / height }) }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turnedWidth = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin) - 1e-6)
  const turnedHeight = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos) - 1e-6)
  const canvas = createCanvas(turnedWidth, turnedHeight)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, turnedWidth, turnedHeight)
  context.translate(turnedWidth / 2, turnedHeight / 2)
  context.rotate(-angle)
  context.drawImage(source, -width / 2, -height / 2)
  return {
    canvas,
    original({ x, y }) {
      const [across, down] = [x - turnedWidth / 2, y - turnedHeight / 2]
      return {
        x: (across * cos - down * sin + width / 2) / width,
        y: (across * sin + down * cos + height / 2) / height,
      }
    },
  }
}
