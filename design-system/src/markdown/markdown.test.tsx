import { expect, it } from 'vitest'
import { mount } from '../testing/mount'
import Markdown from './index'

const article = async (text: string, headingLevel?: 1 | 4) => {
  await mount(
    <article>
      <Markdown text={text} {...(headingLevel && { headingLevel })} />
    </article>,
  )
  return document.querySelector('article') as HTMLElement
}
const tags = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ localName }) => localName)

it.each([
  [undefined, ['h3', 'h4', 'h6']],
  [1, ['h1', 'h2', 'h4']],
  [4, ['h4', 'h5', 'h6']],
] as const)('puts headings below those of the page: first level %s', async (level, expected) => {
  const root = await article('# One\n\n## Two\n\n#### Four', level)
  expect(tags(root, 'h1,h2,h3,h4,h5,h6')).toEqual(expected)
})

it('says what a picture shows instead of loading it', async () => {
  const root = await article('Before ![Roof after the storm](https://example.com/roof.png) after ![](x.png)')
  expect(root.textContent).toBe('Before [Image: Roof after the storm] after [Image]')
  expect(root.querySelector('img')).toBeNull()
})

it('shows HTML as it was written, but breaks lines where it says so', async () => {
  const root = await article('Dear <Client name>, <b>hello</b><br>there\n\n<div onclick="x">block</div>')
  expect(root.querySelectorAll('p').length).toBe(2)
  expect(root.textContent).toContain('Dear <Client name>, <b>hello</b>')
  expect(root.textContent).toContain('<div onclick="x">block</div>')
  expect(root.querySelectorAll('br').length).toBe(1)
  expect(root.querySelector('b, div div div')).toBeNull()
})

it('keeps the words of a link that may not be followed', async () => {
  const root = await article('[Open the account](/app/accounts/1) and [reset](javascript:void)')
  expect(root.textContent).toBe('Open the account and reset')
  expect(root.querySelector('a')).toBeNull()
})

it('lets a table be reached and scrolled from the keyboard, with its alignment', async () => {
  const root = await article('| Line | Premium |\n| - | -: |\n| Auto | $1,200 |')
  expect(root.querySelector('[tabindex="0"] table')).not.toBeNull()
  expect(root.querySelectorAll<HTMLElement>('td')[1]?.style.textAlign).toBe('right')
})

it('says whether a task is done without offering to change it', async () => {
  const root = await article('- [x] Ask for the binder\n- [ ] Send it')
  expect([...root.querySelectorAll('[role=img]')].map(mark => mark.getAttribute('aria-label'))).toEqual([
    'Done:',
    'To do:',
  ])
  expect(root.querySelector('input')).toBeNull()
})

it('draws marks as it is asked to, and leaves those alone that are code or stand for nothing', async () => {
  const drawMark = (mark: number) => (mark === 3 ? undefined : <button type="button">{`Quote ${mark}`}</button>)
  await mount(
    <article>
      <Markdown text={'The limit is $1 [1], see [2](https://example.com) [3].\n\n`[1]`'} drawMark={drawMark} />
    </article>,
  )
  const root = document.querySelector('article') as HTMLElement
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Quote 1'])
  expect(root.textContent).toContain('The limit is $1 Quote 1, see 2 [3].')
  expect(root.querySelector('code')?.textContent).toBe('[1]')
})

it('links to pages of the product only where it may, and never with a query', async () => {
  const text = '[Bayview](/app/accounts/1) [two](/app/x?y=1) [three](//evil.example) [four](/files/1)'
  expect((await article(text)).querySelectorAll('a').length).toBe(0)
  await mount(
    <article>
      <Markdown text={text} linksPages />
    </article>,
  )
  const links = [...document.querySelectorAll('article:last-of-type a')].map(link => link.getAttribute('href'))
  expect(links).toEqual(['/app/accounts/1'])
})
