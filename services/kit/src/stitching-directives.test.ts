import { stitchingDirectives } from '@graphql-tools/stitching-directives'
import { expect, it } from 'vitest'
import { stitchingDirectivesTypeDefs } from './stitching-directives.ts'

const withoutSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

it('are those that the gateway understands', () => {
  const { stitchingDirectivesTypeDefs: defined } = stitchingDirectives()
  expect(withoutSpaces(stitchingDirectivesTypeDefs)).toBe(withoutSpaces(defined))
})
