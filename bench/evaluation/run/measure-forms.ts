import { uploadFormFile } from '../../../services/forms/src/testing/upload-form-file.ts'
import { formsToFill } from '../forms/all-forms.ts'
import { agencyName, agencyPhone } from '../forms/field-names.ts'
import type { FormToFill } from '../forms/form-to-fill.ts'
import { unlikeForms } from '../forms/unlike-forms.ts'
import { type CaraProduct, openCaraProduct, until } from './cara-product.ts'
import { type Figure, figureOf } from './figure.ts'
import { agencyId } from './read-set.ts'

const asker = { agencyId, userId: '66b000000000000000000001' }

const upload = `mutation ($template: CaraFormTemplate!, $fileId: ID!) {
  uploadCaraForm(template: $template, input: { fileId: $fileId, isLicensed: true }) { id version fields { name source } } }`
const map = `mutation ($id: ID!, $version: Int!, $fields: [MapCaraFormFieldInput!]) {
  mapCaraForm(id: $id, version: $version, input: { fields: $fields }) { id } }`
const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
const read = `query ($id: ID!) { caraWorkspace(id: $id) { state artifacts { document { data } } } }`

interface Judged {
  form: FormToFill
  /** Fields that were matched with what they are about, and those with something else, without a person. */
  matched: number
  proposedWrong: string[]
  right: number
  expected: number
  wrong: string[]
  missed: string[]
}

/** Fills forms of our own making from documents and answers whose truth is known. */
export async function measureForms(): Promise<{ figures: Figure[]; misses: string[] }> {
  const product = await openCaraProduct({ answers: { agency } })
  try {
    const all: Judged[] = []
    for (const form of [...formsToFill, ...unlikeForms]) all.push(await judge(product, form))
    const unlike = all.slice(formsToFill.length)
    return {
      figures: [...figuresOf(all, ''), ...figuresOf(unlike, '.unlike')],
      misses: all.flatMap(missesOf),
    }
  } finally {
    await product.close()
  }
}

function figuresOf(judged: readonly Judged[], suffix: string): Figure[] {
  const sum = (count: (one: Judged) => number) => judged.reduce((total, one) => total + count(one), 0)
  const expected = sum(one => one.expected)
  const fields = sum(({ form }) => form.fields.length)
  return [
    figureOf('forms.right', sum(({ right }) => right) / expected, expected, suffix),
    figureOf('forms.wrong', sum(({ wrong }) => wrong.length) / fields, fields, suffix),
  ]
}

function missesOf({ form: { template, fields }, matched, proposedWrong, wrong, missed }: Judged): string[] {
  const asked = fields.filter(({ source }) => source !== null).length
  return [
    `${template}: ${matched} of ${asked} fields with a source matched by themselves`,
    ...proposedWrong.map(words => `${template}: matched wrong: ${words}`),
    ...wrong.map(words => `${template}: wrong: ${words}`),
    ...missed.map(words => `${template}: empty: ${words}`),
  ]
}

const agency = {
  ...{ id: agencyId, name: agencyName, timeZone: 'America/New_York' },
  profile: { address: null, phone: agencyPhone, licenseNumber: null },
}

async function judge(product: CaraProduct, form: FormToFill): Promise<Judged> {
  const { template, message, fields } = form
  const fileId = await uploadFormFile(asker, await form.form(), { name: `${template}.pdf` })
  type Uploaded = { uploadCaraForm: { id: string; version: number; fields: { name: string; source: string | null }[] } }
  const named = { template: template.replace(' ', '_'), fileId }
  const { uploadCaraForm: uploaded } = await product.data<Uploaded>(upload, named)
  const proposed = new Map(uploaded.fields.map(({ name, source }) => [name, source]))
  // What isn’t proposed, a person chooses; what is, stays.
  const byHand = fields.filter(({ name, source }) => source !== null && proposed.get(name) === null)
  await product.data(map, {
    ...{ id: uploaded.id, version: uploaded.version },
    fields: byHand.map(({ name, source }) => ({ name, source })),
  })
  const files = []
  for (const [place, bytes] of (await form.papers()).entries()) {
    files.push({ fileId: await product.upload(bytes, { name: `paper-${place + 1}.pdf`, mimeType: 'application/pdf' }) })
  }
  const input = { preset: 'GENERATE_TEMPLATE', message, files }
  const { createCaraWorkspace } = await product.data<{ createCaraWorkspace: { id: string } }>(create, { input })
  const data = await until(async () => {
    type Read = { caraWorkspace: { state: string; artifacts: { document: { data: string } | null }[] } }
    const { state, artifacts } = (await product.data<Read>(read, { id: createCaraWorkspace.id })).caraWorkspace
    return state === 'WORKING' ? undefined : (artifacts.at(-1)?.document?.data ?? '{}')
  })
  return verdictOf(form, JSON.parse(data) as Record<string, string | true>, proposed)
}

function verdictOf(
  form: FormToFill,
  data: Readonly<Record<string, string | true>>,
  proposed: ReadonlyMap<string, string | null>,
): Judged {
  const judged: Judged = { form, matched: 0, proposedWrong: [], right: 0, expected: 0, wrong: [], missed: [] }
  for (const { name, source, expected } of form.fields) {
    const value = data[name] ?? null
    const match = proposed.get(name) ?? null
    if (match !== null && match === source) judged.matched += 1
    else if (match !== null) judged.proposedWrong.push(`${name}: ${match}, not ${source}`)
    if (expected !== null) judged.expected += 1
    if (value !== null && value !== expected) judged.wrong.push(`${name} (${source}): ${value}, not ${expected}`)
    else if (value === expected && expected !== null) judged.right += 1
    else if (expected !== null) judged.missed.push(`${name} (${source}): ${expected}`)
  }
  return judged
}
