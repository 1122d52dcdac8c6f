import type { Page } from '@playwright/test'
import { linkTo, makePdf, numberedPages, passwordTrailer } from '../../design-system/src/testing/pdf-files.ts'
import { drawInProduct } from '../support/draw.ts'
import { allowConsoleErrors, expect, signIn, takeViolations, test } from '../support/journey.ts'

/** Sends a PDF to the gateway as a form would. Answers its address. */
async function upload(page: Page, pdf: string): Promise<string> {
  const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf, 'latin1') }
  const answer = await page.request.post('/files', {
    headers: { 'x-coverdesk-client': 'test' },
    multipart: { files: file },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { files } = (await answer.json()) as { files: [{ id: string }] }
  return `/files/${files[0].id}/policy.pdf`
}

/** A file that the gateway would never take, or that is not there. */
async function serve(page: Page, answer: { status?: number; body?: string }): Promise<string> {
  const url = '/files/00000000000000000000000000000000/policy.pdf'
  await page.route(`**${url}`, route => route.fulfill({ contentType: 'application/pdf', ...answer }))
  return url
}

const show = (page: Page, url: string, more: object = {}) =>
  drawInProduct(page, 'pdf', { url, name: 'Policy.pdf', ...more })

const view = (page: Page) => page.getByRole('region', { name: 'Policy.pdf' })
const pageBox = (page: Page) => page.getByRole('textbox', { name: /^Page, of/ })
const canvases = (page: Page) => view(page).locator('canvas')

/** The grey of one pixel of a page's picture, 0 to 255. */
const shade = (page: Page, pageNumber: number, x: number, y: number) =>
  page
    .getByRole('group', { name: `Page ${pageNumber}`, exact: true })
    .locator('canvas')
    .evaluate(
      (canvas, at) => {
        const { width, height } = canvas as HTMLCanvasElement
        const context = (canvas as HTMLCanvasElement).getContext('2d')
        return context?.getImageData(Math.round(width * at.x), Math.round(height * at.y), 1, 1).data[0]
      },
      { x, y },
    )

test('a document of the agency is read under the policy of the pages, and what is in it can be selected', async ({
  page,
}) => {
  await signIn(page)
  const url = await upload(page, makePdf(numberedPages(12)))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await show(page, url)
  await expect(page.getByText('This is page 1.')).toBeVisible()
  await expect(canvases(page).first()).toBeVisible()
  expect(asked.filter(path => path.includes('pdf.worker'))).toHaveLength(1)
  await page.getByText('This is page 1.').click({ clickCount: 3 })
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('This is page 1.')
})

test('a fax and a font that are not in the document are drawn with files of our own', async ({ page }) => {
  await signIn(page)
  const url = await upload(page, makePdf([{ lines: ['Hello'], drawing: 'q 200 0 0 200 100 300 cm /Scan Do Q' }]))
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await show(page, url)
  await expect(canvases(page)).toBeVisible()
  await expect.poll(() => shade(page, 1, 200 / 612, (792 - 400) / 792)).toBe(0)
  expect(await shade(page, 1, 0.9, 0.9)).toBe(255)
  expect(asked.filter(address => address.endsWith('/wasm/jbig2.wasm'))).toHaveLength(1)
  const origin = new URL(page.url()).origin
  expect(asked.filter(address => !address.startsWith(origin))).toEqual([])
})

test('the worker that reads it evaluates nothing, and asks no one but us', async ({ page }) => {
  await signIn(page)
  await show(page, await upload(page, makePdf(numberedPages(1))))
  await expect(page.getByText('This is page 1.')).toBeVisible()
  const [worker] = page.workers()
  const happened = await worker?.evaluate(async () => {
    const log: string[] = []
    const ask = (address: string) =>
      fetch(address).then(
        () => log.push(address),
        () => undefined,
      )
    // Nothing comes before it: what a test evaluates may evaluate, until it has waited once.
    await ask('/healthz')
    await ask('https://elsewhere.example/')
    try {
      if (new Function('return 1')()) log.push('evaluated')
    } catch {}
    return log
  })
  expect(happened).toEqual(['/healthz'])
  takeViolations(page)
})

test('of three hundred pages only those in view are drawn, and any is one number away', async ({ page }) => {
  await signIn(page)
  await show(page, await upload(page, makePdf(numberedPages(300))))
  await expect(page.getByText('This is page 1.')).toBeVisible()
  await expect(pageBox(page)).toHaveAccessibleName('Page, of 300')
  await pageBox(page).fill('250')
  await pageBox(page).press('Enter')
  await expect(page.getByText('This is page 250.')).toBeInViewport()
  await expect(pageBox(page)).toHaveValue('250')
  await expect.poll(() => canvases(page).count()).toBeLessThan(5)
  await expect(page.getByText('This is page 1.', { exact: true })).toHaveCount(0)
  await pageBox(page).fill('9999')
  await pageBox(page).press('Enter')
  await expect(page.getByText('This is page 300.')).toBeInViewport()
})

test('keys and buttons make it larger and smaller, and what one reads stays where it is', async ({ page }) => {
  await signIn(page)
  await show(page, await upload(page, makePdf(numberedPages(20))))
  await pageBox(page).fill('7')
  await pageBox(page).press('Enter')
  const words = page.getByText('This is page 7.')
  await expect(words).toBeInViewport()
  const width = async () => (await page.getByRole('group', { name: 'Page 7', exact: true }).boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(width).toBeGreaterThan(1300)
  const fitted = await width()
  await view(page).focus()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(width).toBeLessThan(fitted * 0.9)
  await expect(words).toBeInViewport()
  await expect(pageBox(page)).toHaveValue('7')
  const sharpness = () =>
    page
      .getByRole('group', { name: 'Page 7', exact: true })
      .locator('canvas')
      .evaluate(canvas => (canvas as HTMLCanvasElement).width / canvas.clientWidth)
  await expect.poll(sharpness).toBeCloseTo(1, 1)
  await page.getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(width).toBe(fitted)
  // The keys that scroll work from the toolbar, too.
  await expect(page.getByRole('button', { name: 'Fit width' })).toBeFocused()
  for (let screen = 0; screen < 4; screen++) await page.keyboard.press('PageDown')
  await expect(pageBox(page)).toHaveValue('8')
  for (let screen = 0; screen < 4; screen++) await page.keyboard.press('PageUp')
  await expect(pageBox(page)).toHaveValue('7')
})

test('its pictures are as sharp as the screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await signIn(page)
  await show(page, await upload(page, makePdf(numberedPages(1))))
  const ratio = () => canvases(page).evaluate(canvas => (canvas as HTMLCanvasElement).width / canvas.clientWidth)
  await expect.poll(ratio).toBeCloseTo(2, 1)
  await context.close()
})

test('its links lead to the web, to mail and within it, in a new tab, and nothing else of it leads anywhere or runs', async ({
  page,
}) => {
  await signIn(page)
  const uri = (address: string) => `/A << /S /URI /URI (${address}) >>`
  const annotations = [
    linkTo(uri('https://carrier.example/claims'), 0),
    linkTo(uri('mailto:claims@carrier.example'), 1),
    linkTo('/Dest [2 /Fit]', 2),
    linkTo(uri('javascript:document.title=1'), 3),
    linkTo(uri('file:///etc/passwd'), 4),
    linkTo(uri('ftp://carrier.example/a'), 5),
    linkTo('/A << /S /Launch /F (calc.exe) >>', 6),
    linkTo('/A << /S /JavaScript /JS (app.alert\\(1\\)) >>', 7),
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [72 200 300 220] /AA << /K << /S /JavaScript /JS (app.alert\\(1\\)) >> >> >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [72 100 100 130] /Contents (open me) >>',
  ]
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const lines = ['Claims', 'Mail', 'Exclusions', 'Script', 'File', 'FTP', 'Program', 'Script', 'Form']
  const [first, ...others] = numberedPages(4)
  const pdf = makePdf([{ ...first, lines, annotations }, ...others], { catalog: script })
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  await show(page, await serve(page, { body: pdf }))
  const links = view(page).getByRole('link')
  await expect(links).toHaveCount(2)
  const told = await links.evaluateAll(all =>
    all.map(link => ['href', 'target', 'rel'].map(name => link.getAttribute(name))),
  )
  expect(told).toEqual([
    ['https://carrier.example/claims', '_blank', 'noopener noreferrer'],
    ['mailto:claims@carrier.example', null, null],
  ])
  expect(await view(page).locator('input, textarea, select, iframe, object, embed, form').count()).toBe(0)
  await view(page).getByRole('button').click()
  await expect(pageBox(page)).toHaveValue('3')
  expect(dialogs).toBe(0)
})

for (const [fault, answer, title, ways] of [
  [
    'is protected by a password',
    { body: makePdf(numberedPages(1), { trailer: passwordTrailer }) },
    'This PDF is protected by a password',
    ['Download'],
  ],
  ['is no PDF', { body: '<script>alert(1)</script>' }, 'This file is not a PDF', ['Retry', 'Download']],
  ['is damaged', { body: `%PDF-1.7\n${'x'.repeat(300)}` }, 'This PDF is damaged', ['Retry', 'Download']],
  ['is not there', { status: 404, body: '' }, 'The document was not found', ['Retry']],
  ['may not be seen any more', { status: 401, body: '' }, 'Your session may have ended.', ['Retry']],
  ['comes from a server in trouble', { status: 503, body: '' }, 'Something went wrong on our side.', ['Retry']],
] as const) {
  test(`a document that ${fault} says so, and what one can do`, async ({ page }) => {
    await signIn(page)
    await show(page, await serve(page, answer))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(title)
    for (const way of ['Retry', 'Download'] as const) {
      const role = way === 'Retry' ? 'button' : 'link'
      await expect(alert.getByRole(role, { name: way })).toHaveCount(Number(ways.some(offered => offered === way)))
    }
    allowConsoleErrors(page)
  })
}

test('after a lost connection Retry shows the document', async ({ page }) => {
  await signIn(page)
  const url = await upload(page, makePdf(numberedPages(2)))
  await page.route(`**${url}`, route => route.abort())
  await show(page, url)
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.')
  await page.unroute(`**${url}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This is page 1.')).toBeVisible()
  allowConsoleErrors(page)
})
