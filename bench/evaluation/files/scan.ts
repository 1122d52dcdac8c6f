import { PDFDocument } from '@cantoo/pdf-lib'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { random } from '../data/random.ts'
import { fontFile } from '../drawing/fonts.ts'

interface Look {
  dotsPerInch: number
  isSideways?: boolean
  skew?: number
  stamp?: string
  noise?: number
}

/** The pages of a PDF as someone scanned them: pictures in a PDF, without text. */
export async function scanPages(pdf: Uint8Array, look: Look, seed: string): Promise<Uint8Array> {
  const scan = await PDFDocument.create()
  const day = new Date('2026-01-05T15:00:00Z')
  scan.setCreationDate(day)
  scan.setModificationDate(day)
  for (const canvas of await photograph(pdf, look, seed)) {
    const picture = await scan.embedJpg(canvas.toBuffer('image/jpeg', 82))
    const size = { width: (canvas.width * 72) / look.dotsPerInch, height: (canvas.height * 72) / look.dotsPerInch }
    scan.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size })
  }
  return await scan.save()
}

/** The first page as a PNG. */
export async function scanPicture(pdf: Uint8Array, look: Look, seed: string): Promise<Uint8Array> {
  const [canvas] = await photograph(pdf, look, seed)
  if (!canvas) throw new Error('There is no page to scan.')
  return new Uint8Array(canvas.toBuffer('image/png'))
}

async function photograph(pdf: Uint8Array, look: Look, seed: string): Promise<Canvas[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pictures: Canvas[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: look.dotsPerInch / 72 })
    const paper = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas: paper as never, viewport }).promise
    pictures.push(layOnGlass(paper, look, `${seed} ${number}`))
  }
  await task.destroy()
  return pictures
}

function layOnGlass(paper: Canvas, look: Look, seed: string): Canvas {
  if (look.stamp) stamp(paper, look.stamp, look.dotsPerInch)
  const [width, height] = look.isSideways ? [paper.height, paper.width] : [paper.width, paper.height]
  const glass = createCanvas(width, height)
  const context = glass.getContext('2d')
  context.fillStyle = '#f4f2ee'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((((look.skew ?? 0) + (look.isSideways ? 90 : 0)) * Math.PI) / 180)
  context.drawImage(paper, -paper.width / 2, -paper.height / 2)
  context.resetTransform()
  if (look.noise) addNoise(context, width, height, look.noise, seed)
  return glass
}

function addNoise(context: SKRSContext2D, width: number, height: number, noise: number, seed: string) {
  const chance = random(seed)
  const picture = context.getImageData(0, 0, width, height)
  for (let at = 0; at < picture.data.length; at += 4) {
    const change = (chance.next() - 0.5) * 255 * noise
    for (const sample of [at, at + 1, at + 2]) picture.data[sample] = (picture.data[sample] ?? 0) + change
  }
  context.putImageData(picture, 0, 0)
}

function stamp(paper: Canvas, text: string, dotsPerInch: number) {
  GlobalFonts.registerFromPath(fontFile('liberation-bold'), 'Stamp')
  const context = paper.getContext('2d')
  const inch = dotsPerInch
  context.translate(paper.width * 0.62, paper.height * 0.3)
  context.rotate(-0.2)
  context.globalAlpha = 0.55
  context.strokeStyle = context.fillStyle = '#b3261e'
  context.lineWidth = inch / 30
  context.strokeRect(-inch * 1.5, -inch * 0.35, inch * 3, inch * 0.7)
  context.font = `${Math.round(inch * 0.3)}px Stamp`
  context.textAlign = 'center'
  context.fillText(text, 0, inch * 0.1)
  context.globalAlpha = 1
  context.resetTransform()
}
