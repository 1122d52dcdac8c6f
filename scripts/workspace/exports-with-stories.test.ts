import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exportsWithoutStory } from './exports-with-stories.ts'
import { at } from './root.ts'

describe('every export', () => {
  it('of the design system is in a story', () => {
    expect(exportsWithoutStory(at('design-system'))).toEqual([])
  })

  it('is missed that no story shows', () => {
    expect(
      missing({
        'index.ts': `export { Badge, type BadgeTone } from './Badge'\nexport type { Link } from './Link'`,
        'Tag.stories.tsx': `import { Tag } from './Tag'\nexport const Default = { render: () => <Tag /> }`,
      }),
    ).toEqual(['Badge of @coverdesk/example is in no story; it comes from src/Badge.'])
  })

  it('is shown by whatever a story is made of, and whatever it is called there', () => {
    expect(
      missing({
        'index.ts': `export { Badge as default } from './Badge'\nexport { Row } from './Row'\nexport { Tag } from './Tag'`,
        'Tag.stories.tsx': `import { Tag } from './index'\nexport default { component: Tag }`,
        'Badge.stories.tsx': `import { Badge as Shown } from './Badge'\nexport default { component: Shown }`,
        'Page.stories.tsx': `import { Page } from './Page.fixture'\nexport default { component: Page }`,
        'Page.fixture.tsx': `import { Row } from './Row'\nexport const Page = () => <Row />`,
      }),
    ).toEqual([])
  })

  it('is not shown by being named: as a type, as a subcomponent, or as another one of the same name', () => {
    const entry = `export { Badge } from './Badge'`
    const story = (text: string) => missing({ 'index.ts': entry, 'A.stories.tsx': text })
    for (const text of [
      `import { Badge } from './Badge'\nexport default { args: {} } satisfies Meta<typeof Badge>`,
      `import { Badge } from './Badge'\nexport default { component: Tag, subcomponents: { Badge } }`,
      `import { Badge } from './other/Badge'\nexport default { component: Badge }`,
    ])
      expect(story(text), text).toHaveLength(1)
  })

  it('is known only of an entry that lists its exports by name', () => {
    expect(() => missing({ 'index.ts': `export * from './Badge'` })).toThrow('by name')
  })
})

function missing(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-exports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@coverdesk/example', exports: { '.': './src/index.ts' } }),
  )
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text)
  return exportsWithoutStory(folder)
}
