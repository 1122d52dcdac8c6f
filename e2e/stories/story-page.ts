import type { Browser, Page } from '@playwright/test'
import type { Story } from './built-storybook.ts'
import { showInPage } from './show-in-page.ts'

/** Each story plays in the first one, the toolbar's default, and is checked in all of them. */
const looks = [
  { name: 'light colors', theme: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark colors', theme: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colors', theme: 'light', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const

/** Sizes that a story asks for with the `viewport` global; they are those of `.storybook/preview.tsx`. */
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 860 },
}
const usualSize = { width: 1200, height: 800 }

/** Whatever size a story asks for, nothing may overflow at these. Where a screen is laid out anew, axe judges it once more. */
const everyStorysSizes = [
  { ...sizes.desktop, allRules: false },
  { ...sizes.phone, allRules: true },
]

/** The actions panel prints an event's arguments, among them the window, and trips over Storybook's own preview. */
const storybooksOwnWarning = 'Accessing the Story Store is deprecated and will be removed in 9.0'

/** Storybook knows its test runner by name, and ends animations at once instead of waiting for them. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

/** A page of the built Storybook, in which one story after the other is shown, each in every look. */
export class StoryPage {
  #consoleErrors: string[] = []

  private constructor(private readonly page: Page) {
    page.on('console', message => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      if (isComplaint && message.text() !== storybooksOwnWarning) this.#complain('console', message.text())
    })
    page.on('pageerror', error => this.#complain('script error', error.message))
    page.on('request', request => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') this.#complain('left the machine', request.url())
    })
  }

  static async open(browser: Browser, url: string): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: usualSize,
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
      // What is half faded in has no colors to judge.
      reducedMotion: 'reduce',
      userAgent: `${agent} Chrome/${browser.version()} StorybookTestRunner`,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    // Storybook does not end what scripts animate; Fluent does without when there are no animations.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'))
    const shown = new StoryPage(page)
    await page.goto(`${url}/iframe.html?viewMode=story`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    return shown
  }

  /** Shows the story, plays it, and tells everything that is wrong with it in any look. */
  async problemsOf({ id }: Story): Promise<string[]> {
    const size = await this.page.evaluate(sizeOf, id)
    await this.page.setViewportSize(size in sizes ? sizes[size as keyof typeof sizes] : usualSize)
    const problems: string[] = []
    for (const [place, { name, theme, media }] of looks.entries()) {
      this.#consoleErrors = []
      await this.page.emulateMedia(media)
      const found = await this.page.evaluate(showInPage, { storyId: id, theme, isNew: place === 0 })
      const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`it scrolls sideways by ${overflow} px`)
      problems.push(...[...found, ...this.#consoleErrors].map(problem => `in ${name}: ${problem}`))
    }
    return [...problems, ...(await this.problemsOfSizes(id))]
  }

  /** As the last look left it, on a desktop and on a phone, and there with long names too. */
  private async problemsOfSizes(storyId: string): Promise<string[]> {
    const problems: string[] = []
    for (const { allRules, ...size } of everyStorysSizes) {
      this.#consoleErrors = []
      await this.page.setViewportSize(size)
      const overflow = await this.page.evaluate(overflowOnceDrawn)
      const found = overflow > 0 ? [`it scrolls sideways by ${overflow} px`] : []
      if (allRules)
        found.push(
          ...(await this.page.evaluate(showInPage, { storyId, theme: 'light' as const, isNew: false, allRules })),
        )
      problems.push(...[...found, ...this.#consoleErrors].map(problem => `at ${size.width} px: ${problem}`))
    }
    await this.page.evaluate(lengthenNames)
    const overflow = await this.page.evaluate(overflowOnceDrawn)
    if (overflow > 0) problems.push(`on a phone with long names: it scrolls sideways by ${overflow} px`)
    return problems
  }

  #complain(kind: string, text: string) {
    // Without the stack, which is that of the bundler's modules, and the page, which testing-library prints.
    this.#consoleErrors.push(`${kind}: ${text.split('\n')[0]}`)
  }
}

/** Runs in the page. What measures itself draws again after the frame in which the window has changed. */
async function overflowOnceDrawn(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(next => requestAnimationFrame(() => setTimeout(next)))
  return document.documentElement.scrollWidth - window.innerWidth
}

/**
 * Runs in the page. Our own texts have one capital, at their beginning: words that begin with a capital each are a name, and
 * become a long one. Where React draws again, the name is back.
 */
function lengthenNames() {
  const long =
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft of the Greater Bay Area'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/^\p{Lu}[\p{L}’'.-]*( (&|\p{Lu}[\p{L}’'.-]*))+$/u.test(text.nodeValue?.trim() ?? '')) text.nodeValue = long
}

/** Runs in the page: the name of the size that the story asks for. */
async function sizeOf(storyId: string): Promise<string> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>
      loadStory(story: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
    }
  }
  await preview.ready()
  return (await preview.loadStory({ storyId })).storyGlobals?.viewport?.value ?? ''
}
