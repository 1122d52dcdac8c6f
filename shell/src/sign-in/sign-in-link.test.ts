import { beforeEach, describe, expect, it } from 'vitest'
import { safeReturnPath, signInPath } from './return-path'
import { stepPath, takeSignInLink } from './sign-in-link'

describe('the way back after signing in', () => {
  it('leads to pages of the product, with their filters', () => {
    expect(safeReturnPath('/app/accounts?search=bay#top')).toBe('/app/accounts?search=bay#top')
  })

  it.each([
    null,
    '',
    'https://evil.example/app/accounts',
    '//evil.example/app/accounts',
    '/\\evil.example/app',
    'javascript:alert(1)',
    '/dev/mailbox',
    '/application',
    '/app/../dev/mailbox',
    '/app/signin?returnTo=/app/accounts',
    '/app/signin/',
    'http://[',
  ])('leads to /app instead of %s', wanted => {
    expect(safeReturnPath(wanted)).toBe('/app')
  })

  it('is part of the address of the sign-in page, unless it is just /app', () => {
    expect(signInPath({ pathname: '/app/accounts', search: '?a=1', hash: '' })).toBe(
      '/app/signin?returnTo=%2Fapp%2Faccounts%3Fa%3D1',
    )
    expect(signInPath({ pathname: '/app', search: '', hash: '' })).toBe('/app/signin')
  })

  it('survives the step from the address to the code', () => {
    expect(stepPath('maya@example.com', '/app/accounts')).toBe(
      '/app/signin?email=maya%40example.com&returnTo=%2Fapp%2Faccounts',
    )
    expect(stepPath(null, '/app')).toBe('/app/signin')
  })
})

describe('the link in the e-mail', () => {
  beforeEach(() =>
    window.history.replaceState(
      null,
      '',
      '/app/signin?email=maya%40example.com&code=123456&attempt=Zx9.&returnTo=%2Fapp%2Faccounts',
    ),
  )

  it('fills in address and code', () => {
    expect(takeSignInLink()).toEqual({
      email: 'maya@example.com',
      code: '123456',
      attemptId: 'Zx9.',
      returnTo: '/app/accounts',
    })
  })

  it('leaves no code in the address bar', () => {
    const entries = window.history.length
    takeSignInLink()
    expect(window.location.search).toBe('?email=maya%40example.com&returnTo=%2Fapp%2Faccounts')
    expect(window.history.length).toBe(entries)
  })

  it('leads to the row that was asked for, be the hash in the way back or left at the end by a redirect', () => {
    const row = '/app/policies?search=bay#row-3'
    window.history.replaceState(null, '', `/app/signin?returnTo=${encodeURIComponent(row)}`)
    expect(takeSignInLink().returnTo).toBe(row)
    window.history.replaceState(null, '', '/app/signin?returnTo=%2Fapp%2Fpolicies%3Fsearch%3Dbay#row-3')
    expect(takeSignInLink().returnTo).toBe(row)
    expect(window.location.search).toBe(`?returnTo=${encodeURIComponent(row)}`)
    expect(window.location.hash).toBe('')
  })
})
