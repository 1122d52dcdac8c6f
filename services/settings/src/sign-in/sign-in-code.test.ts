import { networkOf } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { ownPage } from './own-page.ts'
import { digestOf, isSameDigest, makeCode } from './sign-in-code.ts'
import { signInMail } from './sign-in-mail.ts'

describe('a sign-in code', () => {
  it('has six digits, also when it is small, and rarely repeats', () => {
    const codes = Array.from({ length: 2_000 }, makeCode)
    expect(codes.every(code => /^\d{6}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(1_950)
    expect(codes.some(code => code.startsWith('0'))).toBe(true)
  })

  it('has a digest that depends on the secret, the address and the code', () => {
    const digest = digestOf('secret', 'a@b.example', '123456')
    expect(isSameDigest(digest, digestOf('secret', 'a@b.example', '123456'))).toBe(true)
    for (const other of [
      digestOf('other', 'a@b.example', '123456'),
      digestOf('secret', 'c@b.example', '123456'),
      digestOf('secret', 'a@b.example', '123457'),
      '',
    ]) {
      expect(isSameDigest(digest, other)).toBe(false)
    }
    expect(digest).not.toContain('123456')
  })
})

describe('the mail', () => {
  const mail = signInMail('https://desk.example.com', 'a+b@c.example', { code: '012345', attemptId: 'Zx9.' })

  it('brings the code and a link that carries both, and no code in the subject', () => {
    const link = 'https://desk.example.com/app/signin?email=a%2Bb%40c.example&code=012345&attempt=Zx9.'
    expect(mail.subject).toBe('Sign in to Coverdesk')
    expect(mail.text).toContain('\n\n012345\n\n')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
    expect(mail.html).toContain('>012345<')
  })

  it('leads to the page that was asked for', () => {
    const returnTo = '/app/policies?search=bay&states=INFORCE#row-3'
    const { text } = signInMail('https://desk.example.com', 'a@c.example', {
      code: '012345',
      attemptId: 'Z.',
      returnTo,
    })
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? '')
    expect(link.pathname).toBe('/app/signin')
    expect(link.searchParams.get('returnTo')).toBe(returnTo)
  })
})

describe('a page that a link leads to', () => {
  it('is one of the product, with its filters and its hash', () => {
    expect(ownPage('/app/policies?search=a b#row-3')).toBe('/app/policies?search=a%20b#row-3')
  })

  it.each([
    ...['https://evil.example/app/x', '//evil.example/app/x', '/\\evil.example/app/x', '/\t/evil.example/app/x'],
    ...[
      'javascript:alert(1)',
      '/app/../dev/mailbox',
      '/app/signin?returnTo=/app/x',
      '/app/signin/',
      '/files/1',
      '',
      'app/x',
    ],
    'https://coverdesk.invalid/app/x',
  ])('is not %j', given => expect(ownPage(given)).toBeUndefined())
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})
