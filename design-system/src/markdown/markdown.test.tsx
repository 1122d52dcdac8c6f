import { describe, expect, it } from 'vitest'
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

it('links an address in angle brackets without them', async () => {
  const root = await article('See <https://example.com/a?b=1>, or <http://example.com/c>.')
  expect([...root.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    'https://example.com/a?b=1',
    'http://example.com/c',
  ])
  expect(root.textContent).toBe('See https://example.com/a?b=1, or http://example.com/c.')
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

/** As a screen shows it: a line break is one, and so is the end of a block. */
const shownText = (root: HTMLElement) => {
  for (const end of root.querySelectorAll('br')) end.replaceWith('\n')
  return root.textContent
}

describe('what people type as text is shown as they typed it', () => {
  it.each([
    ['single tildes', 'Deductible 1,000~2,500 per claim and 500~750 per vehicle'],
    ['products', '5*10*2 = 100, (5)*10*(2), 10%*5%*2, a*b*c and 2**3**4'],
    ['underscores in words', 'POL_2026_001 and snake_case_name'],
    ['blanks to fill in', 'Signed:_____Date:_____'],
    ['a line to sign on', '______________'],
    ['masked numbers', 'SSN ***-**-1234, card ****-****-****-1234'],
    ['a number sign before words', '# of employees: 12'],
    ['a number sign before a number', '# 12 Main St'],
    ['a number sign on a number', '#4471 was canceled'],
    ['greater than', '> 5 years in business\n\n> $1,000,000 needs approval'],
    ['a surcharge', '+ 5% surcharge\n+ $25 fee'],
    ['numbers in brackets', '1) Confirm the VIN\n2) Ask for the lease\n7) Send it'],
    ['a line of equals signs below a line', 'Total\n====='],
    ['an indented line', 'Remit to:\n\n    Harbor Point Insurance'],
    ['a note in brackets', '[Note]: premium is subject to audit'],
    ['a note that a link definition looks like', '[Note]: subject'],
    ['boxes', '[x] Flood [ ] Quake'],
    ['dollars', 'From $5 to $10, $$ and $x$'],
    ['an address with its name', 'Maya <maya@example.com>'],
    ['lines', 'Best regards,\nMaya Reyes\nHarbor Point Insurance'],
    ['less and greater than', 'Premium < $5,000 and > $1,000 & up'],
  ])('%s', async (_, text) => {
    const root = await article(text)
    expect(shownText(root)?.replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim())
    expect(root.querySelector('del, em, strong, ol, ul, h3, h4, blockquote, hr, pre, input, [role=img]')).toBeNull()
  })

  it('keeps lines apart, also in lists', async () => {
    const root = await article('Maya Reyes\n12 Main St\n\n- one\n  more')
    expect(root.querySelectorAll('br').length).toBe(2)
  })

  it('does not make a heading of a line above dashes: they are a rule', async () => {
    const root = await article('Deductible\n---\nPer claim')
    expect(root.querySelector('h1, h2, h3, h4')).toBeNull()
    expect(root.querySelectorAll('hr').length).toBe(1)
    expect(root.textContent).toContain('Deductible')
  })

  it.each([
    ['125. Application\n130. Workers compensation\n140. Property', '125', [null, '130', '140']],
    ['1. One\n2. Two', null, [null, null]],
    ['1. One\n1. Two\n1. Three', null, [null, null, null]],
  ])('keeps the numbers of a list, and counts where each is 1: %j', async (text, start, values) => {
    const root = await article(text)
    expect(root.querySelector('ol')?.getAttribute('start') ?? null).toBe(start)
    expect([...root.querySelectorAll('li')].map(item => item.getAttribute('value'))).toEqual(values)
  })

  it('links addresses as they are written', async () => {
    const root = await article('See www.harbor.example or write to maya@example.com.')
    expect(root.textContent).toBe('See www.harbor.example or write to maya@example.com.')
    expect([...root.querySelectorAll('a')].map(link => link.textContent)).toEqual([
      'www.harbor.example',
      'maya@example.com',
    ])
  })
})

it('shapes what is meant as Markdown', async () => {
  const text =
    '# Summary\n\n~~old~~ **bold** *soft* _soft_ **$5,000**-**$10,000**\n\n- a\n* b\n\n1. c\n\n> quote\n\n`5*10*2 ___`\n\n```\n# of 5*10*2\n```'
  const root = await article(text)
  expect(tags(root, 'h3, del, strong, em, ul, ol, blockquote, code')).toEqual([
    ...['h3', 'del', 'strong', 'em', 'em', 'strong', 'strong', 'ul', 'ul', 'ol', 'blockquote', 'code', 'code'],
  ])
  expect([...root.querySelectorAll('code')].map(code => code.textContent)).toEqual(['5*10*2 ___', '# of 5*10*2\n'])
})
