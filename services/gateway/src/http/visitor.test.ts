import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { ipOf } from './visitor.ts'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

it('is the address of the connection when there is no proxy of ours, whatever the client claims', () => {
  expect(ipOf(request('1.2.3.4'), 0)).toBe('10.0.0.1')
})

it('is what our outermost proxy saw', () => {
  expect(ipOf(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(ipOf(request('6.6.6.6, 1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4')
})

it('is the address of the connection when a proxy of ours said nothing', () => {
  expect(ipOf(request(), 1)).toBe('10.0.0.1')
})
