import { type SymbolType, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'

const shapes: SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond]

interface MarkerProps {
  /** Which of the lines it belongs to: each has a shape of its own, for those who do not tell the colors apart. */
  line: number
  color: string
  x: number
  y: number
  className?: string
}

/** One number of a line. */
export function Marker({ line, color, x, y, className }: MarkerProps) {
  const shape = symbol(shapes[line % shapes.length], 44)() ?? ''
  return <path d={shape} transform={`translate(${x} ${y})`} fill={color} className={className} />
}
