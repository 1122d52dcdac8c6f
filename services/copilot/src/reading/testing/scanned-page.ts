import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** In dots per inch. */
const resolution = 150

/** US Letter with these lines, as a scanner sees it: turned clockwise by these degrees about its middle. */
export function scannedPage(lines: readonly string[], degrees = 0, size = 12): Canvas {
  const isSideways = Math.abs(Math.round(degrees / 90)) % 2 === 1
  const scale = resolution / 72
  const [width, height] = [Math.round(612 * scale), Math.round(792 * scale)]
  const canvas = isSideways ? createCanvas(height, width) : createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.scale(scale, scale)
  context.fillStyle = '#111'
  context.font = `${size}px sans-serif`
  for (const [place, line] of lines.entries()) context.fillText(line, 60, 80 + place * size * 1.5)
  return canvas
}

export const letter: string[] = [
  'Harbor Mutual Insurance Company',
  'Policy number GL-7734021 expires on March 31, 2027.',
  'The most we pay for any one occurrence is 1,000,000 dollars,',
  'and the deductible for property damage is 2,500 dollars.',
  'Coverage applies to the named insured, Bayview Marine Supply,',
  'and to each lender that is shown in the schedule of locations.',
  'Please read the whole policy, and call us if anything is wrong.',
]
