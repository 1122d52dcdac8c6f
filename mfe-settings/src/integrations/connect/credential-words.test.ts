import { expect, it } from 'vitest'
import { failureWords } from './credential-words'

it('NowCerts: a refused sign-in reads as invalid credentials', () => {
  expect(failureWords('AMS_NOWCERTS', 'invalid_grant: The user name or password is incorrect.')).toBe(
    'Invalid credentials',
  )
  expect(failureWords('AMS_NOWCERTS', 'Authentication failed')).toBe('Invalid credentials')
  expect(failureWords('AMS_NOWCERTS', 'NowCerts did not answer.')).toBe('NowCerts did not answer.')
})

it('Hawksoft: the message as it is', () => {
  expect(failureWords('AMS_HAWKSOFT', '403: authentication failed')).toBe('403: authentication failed')
})
