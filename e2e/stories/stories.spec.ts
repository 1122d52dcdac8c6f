import { test as base, expect } from '@playwright/test'
import { builtStories, serveStorybook } from './built-storybook.ts'
import { type Look, looks, StoryPage } from './story-page.ts'

/** One page per look and worker: stories change in it without loading it again. */
const test = base.extend<object, { pageIn(look: Look): Promise<StoryPage> }>({
  pageIn: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook()
      const pages = new Map<Look, Promise<StoryPage>>()
      await use(look => {
        const page = pages.get(look) ?? StoryPage.open(browser, url, look)
        pages.set(look, page)
        return page
      })
      close()
    },
    { scope: 'worker' },
  ],
})

for (const look of looks) {
  test.describe(`in ${look}`, () => {
    for (const story of builtStories()) {
      test(story.name, async ({ pageIn }) => {
        const page = await pageIn(look)
        expect(await page.problemsOf(story)).toEqual([])
      })
    }
  })
}
