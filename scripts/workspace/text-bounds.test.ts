import { expect, it } from 'vitest'
import { textBounds as accountForms } from '../../mfe-accounts/src/facts/text-bounds.ts'
import { textBounds as policyForms } from '../../mfe-policies/src/words/text-bounds.ts'
import { textBounds as accounts } from '../../services/accounts/src/fields/text-bounds.ts'
import { textBounds as policies } from '../../services/policies/src/text-bounds.ts'

it('a form takes as many characters as the server, and no more', () => {
  expect(policyForms).toEqual(policies)
  expect(accountForms).toEqual(accounts)
})
