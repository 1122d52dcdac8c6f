import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { inTenantScope } from '../scope.ts'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { uploadFile } from '../testing/upload-file.ts'
import { Letter, type LetterImport, letterImports, letterSubgraph, seen } from './testing/letters.ts'

const us = { agencyId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) }
const them = { agencyId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) }
let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(letterSubgraph)
})
afterAll(() => subgraph.close())
beforeEach(() => {
  seen.portions = []
  seen.refused.clear()
})

const imports = letterImports((query, variables) => subgraph.data(us, query, variables))
const begun = async (list: string | Buffer) => imports.begun(await uploadFile(us, list))
async function checked(list: string) {
  const created = await begun(list)
  await imports.change('map', created, { mapping: created.mapping, letterKind: 'POST' })
  return imports.reaches(created.id, 'CHECKED')
}
async function done(list: string, choices: object = {}) {
  const ready = await checked(list)
  await imports.change('start', ready, choices)
  return imports.reaches(ready.id, 'DONE')
}
const inOurScope = <Result>(work: () => Promise<Result>) => inTenantScope(us.agencyId, work)
const stored = (name: RegExp) => inOurScope(() => Letter.countDocuments({ name }))
/** A list of people of one family. */
const family = (count: number, name: string) =>
  ['Name,Stamp', ...Array.from({ length: count }, (_, at) => `${name} ${at},`)].join('\n')

/** More than a row may have. */
const tooLong = `"${'x'.repeat(30_000)}",y`

describe('a list', () => {
  it('is read whatever its separator and encoding, and its headings tell its columns', async () => {
    const created = await begun(Buffer.from('To whom;Note;STAMP\r\n"Café; Olé";x;5\r\nZoë;;\r\n', 'latin1'))
    expect(created).toMatchObject({ state: 'MAPPING', letterKind: null, isRemembered: false })
    expect(created.columns[0]).toEqual({ heading: 'To whom', examples: ['Café; Olé', 'Zoë'] })
    expect(created.mapping).toEqual([
      { field: 'NAME', column: 0 },
      { field: 'STAMP', column: 2 },
    ])
  })

  it('is divided as people say, and then asked about again', async () => {
    const created = await begun('Name (last, first, any);Stamp\nAnn;5\nBo;6\n')
    expect(created).toMatchObject({ delimiter: 'SEMICOLON', columns: [{}, { heading: 'Stamp', examples: ['5', '6'] }] })
    const commas = await imports.delimit(created, 'COMMA')
    expect(commas).toMatchObject({ state: 'MAPPING', delimiter: 'COMMA', version: created.version + 1 })
    expect(commas.columns.map(({ heading }) => heading)).toEqual(['Name (last', 'first', 'any);Stamp'])
    const back = await imports.delimit(commas, 'SEMICOLON')
    await imports.change('map', back, { mapping: [{ field: 'NAME', column: 0 }], letterKind: 'POST' })
    const ready = await imports.reaches(back.id, 'CHECKED')
    expect(ready.counts).toMatchObject({ ready: 2 })
    expect(await imports.delimit(ready, 'COMMA')).toMatchObject({ state: 'MAPPING', counts: { rows: 0 } })
    expect(await imports.rowsOf(back.id)).toEqual([])
  })

  it('is not divided by what none of its headings has', async () => {
    const { id, version } = await begun('Name;Stamp\nAnn;5\n')
    const document = `mutation ($id: ID!, $version: Int!) {
      delimitLetterImport(id: $id, version: $version, delimiter: TAB) { id } }`
    const { extensions } = await subgraph.failure(us, document, { id, version })
    expect(extensions['validationErrors']).toMatchObject([
      { path: 'delimiter', message: expect.stringContaining('one column') },
    ])
  })

  it('of our own has its texts as they were before they were written', async () => {
    const { columns } = await begun(`Name,'=Stamp\r\n'@Home,'+442079460018\r\n'Tis,''@x\r\n`)
    expect(columns).toEqual([
      { heading: 'Name', examples: ['@Home', "'Tis"] },
      { heading: '=Stamp', examples: ['+442079460018', "'@x"] },
    ])
  })

  it.each([
    ['nothing but headings', 'Name,Stamp\n', 'no rows below'],
    ['one column', 'Name\nAnn\n', 'one column only'],
    ['a quote that its headings never close', 'Name,"Stamp\nAnn,5\n', 'Line 1, the headings: a quote'],
    ['many quotes that are never closed', `Name,Stamp\n${'Ann,"5\n'.repeat(20_000)}`, 'more than 100 quotes'],
    ['a row that is too long, far below', `Name,Stamp\n${'x,y\n'.repeat(30_000)}${tooLong}`, 'Line 30002 '],
    ['too many columns', `${'a,'.repeat(101)}b\n1,2\n`, 'more than 100 columns'],
    ['too many columns in one of its rows', `Name,Stamp\nAnn,5\n${'b,'.repeat(101)}\n`, 'more than 100 columns'],
    ['commas only', ','.repeat(1_000_000), 'more than 100 columns'],
    ['line breaks only', '\n'.repeat(1_000_000), 'more than 10,000 blank rows'],
    ['too many rows of commas', `Name,Stamp\nAnn,5\n${',\n'.repeat(10_001)}`, 'more than 10,000 blank rows'],
    ['too many rows', `Name,Stamp\n${'a,b\n'.repeat(50_001)}`, 'more than 50,000 rows'],
    ['a cell that is too long', `Name,Stamp\n"${'x'.repeat(1_000_000)}",5\n`, 'Line 2 can'],
  ])('with %s is refused at its field', async (_, list, sentence) => {
    const refused = await subgraph.failure(us, imports.creation, { fileId: await uploadFile(us, list) })
    expect(refused.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'fileId', message: expect.stringContaining(sentence) }],
    })
  })

  it('is one of three at most that an agency has examined at once', async () => {
    const list = `Name,Stamp\n${'Ann,5\n'.repeat(20_000)}`
    const files = await Promise.all(Array.from({ length: 6 }, () => uploadFile(us, list)))
    const others = { agencyId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) }
    const theirs = await uploadFile(others, list)
    const answers = await Promise.all([
      ...files.map(fileId => subgraph.ask(us, imports.creation, { fileId })),
      subgraph.ask(others, imports.creation, { fileId: theirs }),
    ])
    const refused = answers.flatMap(({ errors = [] }) => errors)
    expect(answers.at(-1)?.errors).toBeUndefined()
    expect(refused).toHaveLength(3)
    for (const { extensions } of refused) {
      expect(extensions['validationErrors']).toMatchObject([{ message: expect.stringContaining('are being read') }])
    }
  })

  it('of another agency, or none, is answered as missing; a picture is no list', async () => {
    for (const fileId of [await uploadFile(them, 'Name,Stamp\nA,1'), 'f'.repeat(32)]) {
      expect((await subgraph.failure(us, imports.creation, { fileId })).extensions.code).toBe('NOT_FOUND')
    }
    const picture = await uploadFile(us, 'x', { name: 'a.png', mimeType: 'image/png' })
    expect((await subgraph.failure(us, imports.creation, { fileId: picture })).extensions['validationErrors']).toEqual([
      { path: 'fileId', message: 'Choose a CSV file.' },
    ])
  })

  it('needs to be told what its columns and rows are, and the next one of these headings begins with it', async () => {
    const list = 'Kunde,Marke\nMapped,\n'
    const { id, ...created } = await begun(list)
    const map = async (input: object) => {
      const document = `mutation ($id: ID!, $input: MapLetterImportInput!) {
        mapLetterImport(id: $id, version: 1, input: $input) { id }
      }`
      return (await subgraph.failure(us, document, { id, input })).extensions['validationErrors']
    }
    expect(await map({})).toEqual([
      { path: 'columns.NAME', message: 'Choose the column with the name.' },
      { path: 'columns.KIND', message: 'Choose the column with the kind.' },
    ])
    const name = { field: 'NAME', column: 0 }
    expect(await map({ mapping: [name, name], letterKind: 'POST' })).toEqual([
      { path: 'mapping', message: 'Choose one column for each field.' },
    ])
    expect(await map({ mapping: [{ ...name, column: 2 }], letterKind: 'POST' })).toMatchObject([
      { message: 'This file has no such column.' },
    ])
    await imports.change('map', { id, ...created }, { mapping: [name], letterKind: 'MAIL' })
    await imports.reaches(id, 'CHECKED')
    expect(await begun(list)).toMatchObject({ isRemembered: true, letterKind: 'MAIL', mapping: [name] })
  })
})

describe('checking the rows', () => {
  it.each([
    ['the last column', 'Ann,"5', 4],
    ['the first column', '"Ann,5', 4],
    ['a row before more than one row may have', `Ann,"5${`\nMore,${'x'.repeat(1_000)}`.repeat(30)}`, 34],
  ])('names the line of a quote that is never closed in %s, and reads the rows below it', async (_, open, rows) => {
    const list = ['Name,Stamp', 'Before,', open, 'Oak,7', 'Elm,"was ""Oak"" once"', 'After,9'].join('\n')
    const { id, counts } = await checked(list)
    expect(counts).toMatchObject({ rows: rows + 1, invalid: 1 })
    expect(await imports.rowsOf(id, 'INVALID')).toMatchObject([
      { number: 3, errors: [{ field: null, message: 'Line 3: a quote (") is never closed. Close or remove it.' }] },
    ])
    const last = (await imports.rowsOf(id)).slice(-3)
    expect(last.map(({ title }) => title)).toEqual(['POST Oak', 'POST Elm', 'POST After'])
  })

  it('counts lines, not rows, where a text above has several', async () => {
    const { id } = await checked('Name,Stamp\n"Ann\nof\nAll",5\nBo,"6\nCy,7\n')
    expect(await imports.rowsOf(id, 'INVALID')).toMatchObject([
      { number: 3, errors: [{ message: expect.stringContaining('Line 5: ') }] },
    ])
  })

  it('reads a portion at once, and counts what is wrong, what repeats, and what the area counts itself', async () => {
    const list = [
      ...family(30, 'Counted').split('\n'),
      ',7',
      'Counted 3,',
      'Stamped,s1',
      'Also stamped,s1',
      ' , ',
      'Counted 99,',
    ]
    const { id, counts } = await checked(list.join('\n'))
    expect(seen.portions, 'a blank row is none').toEqual([25, 10])
    expect(counts).toMatchObject({ rows: 35, ready: 32, invalid: 1, nameDuplicates: 1, stampDuplicates: 1 })
    expect(counts['letters']).toBe(10 * 9 + 20 * 10 + 'Stampeds1'.length + 'Counted 99'.length)
    const rows = await imports.rowsOf(id)
    expect(rows.slice(30, 34)).toMatchObject([
      { number: 32, outcome: 'INVALID', errors: [{ field: 'NAME', message: 'Enter a name.' }] },
      { number: 33, outcome: 'DUPLICATE', duplicate: { by: 'NAME', row: 5, letterId: null } },
      { number: 34, outcome: 'READY', title: 'POST Stamped' },
      { number: 35, outcome: 'DUPLICATE', duplicate: { by: 'STAMP', row: 34, letterId: null } },
    ])
    expect((await imports.rowsOf(id, 'READY')).at(-1)).toMatchObject({ number: 37, title: 'POST Counted 99' })
  })

  it('compares nothing where there is nothing to compare', async () => {
    await done('Name,Stamp\nUnstamped,\n')
    expect((await checked('Name,Stamp\nOne,\nTwo,\n')).counts).toMatchObject({ ready: 2, stampDuplicates: 0 })
    expect((await checked('Name,Stamp\nUnstamped,\n')).counts).toMatchObject({ ready: 0, nameDuplicates: 1 })
  })

  it('ends as failed when the file can no longer be read', async () => {
    const good = Array.from({ length: 400 }, (_, at) => `Broken ${at},${'x'.repeat(2_000)}`)
    const created = await begun(['Name,Stamp', ...good].join('\n'))
    const broken = await uploadFile(us, ['Name,Stamp', ...good, tooLong].join('\n'))
    const { matchedCount } = await ownDatabase()
      .collection('letterImports')
      .updateOne({ _id: new Types.ObjectId(created.id) }, { $set: { fileId: broken } })
    expect(matchedCount).toBe(1)
    await imports.change('map', created, { mapping: created.mapping, letterKind: 'POST' })
    const { id, failure } = await imports.reaches(created.id, 'FAILED')
    expect(failure).toContain('Line 402')
    expect(failure).toContain('its text is too long')
    expect(await imports.rowsOf(id)).not.toHaveLength(0)
  })

  it('answers its rows in pages of up to 100', async () => {
    const { id } = await checked(family(60, 'Paged'))
    const ask = (rows: string) => `query ($id: ID!) { letterImport(id: $id) { rows${rows} { endCursor } } }`
    const limit = await subgraph.failure(us, ask('(first: 101)'), { id })
    expect(limit.extensions.code).toBe('LIMIT_EXCEEDED')
    const foreign = await subgraph.failure(us, ask('(after: "x")'), { id })
    expect(foreign.extensions).toMatchObject({ validationErrors: [{ path: 'after' }] })
    expect(new Set((await imports.rowsOf(id)).map(({ number }) => number)).size).toBe(60)
  })
})

describe('bringing records in', () => {
  it('creates what is good, leaves duplicates alone unless someone says so, and undoes what is untouched', async () => {
    const list = 'Name,Stamp\nFirst,s7\nSecond,\n,bad\nFirst,\nThird,s7\n'
    const finished = await done(list, { stampDuplicates: 'IMPORT' })
    expect(finished.counts).toMatchObject({ created: 3, skipped: 1, invalid: 1, done: 5 })
    const [first, second, third] = await imports.rowsOf(finished.id, 'CREATED')
    expect(await inOurScope(() => Letter.findById(third?.letterId).lean())).toMatchObject({ name: 'Third' })
    await inOurScope(() => Letter.updateOne({ _id: second?.letterId as never }, { $inc: { version: 1 } }))
    await imports.change('undo', finished)
    const { counts } = await imports.reaches(finished.id, 'UNDONE')
    expect(counts).toMatchObject({ removed: 2, kept: 1, done: 5 })
    expect(await imports.rowsOf(finished.id, 'KEPT')).toMatchObject([
      { title: 'POST Second', keptBecause: 'It was answered.' },
    ])
    expect(await inOurScope(() => Letter.findById(first?.letterId).lean())).toBeNull()
  })

  it('looks once more at what others have changed since the check', async () => {
    const ready = await checked('Name,Stamp\nRepeated later,\nRefused later,\nStill good,\n')
    await inOurScope(() => Letter.create({ name: 'Repeated later' }))
    seen.refused.add('Refused later')
    await imports.change('start', ready, {})
    const { id, counts } = await imports.reaches(ready.id, 'DONE')
    expect(counts).toMatchObject({ created: 1, skipped: 1, invalid: 1, done: 3 })
    expect((await imports.rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['SKIPPED', 'INVALID', 'CREATED'])
    expect((await imports.rowsOf(id, 'INVALID'))[0]?.errors).toEqual([
      { field: 'NAME', message: 'This person has moved.' },
    ])
  })

  it('ends where someone cancels it, and what was created can still be undone', async () => {
    const ready = await checked(family(450, 'Canceled'))
    const started = await imports.change('start', ready, {})
    await vi.waitFor(async () => expect((await imports.read(ready.id)).counts['created']).toBeGreaterThan(0), {
      timeout: 10_000,
    })
    const canceled = await imports.change('cancel', started)
    expect(canceled.state).toBe('CANCELED')
    expect((await imports.read(ready.id)).counts['created']).toBeLessThan(450)
    await imports.change('undo', canceled)
    await imports.reaches(ready.id, 'UNDONE')
    expect(await stored(/^Canceled/)).toBe(0)
  })

  const jobs = () => ownDatabase().collection('jobs')
  const jobOf = ({ id }: LetterImport) => jobs().findOne({ name: 'letter-import-run', 'data.payload.importId': id })

  it('that fails again and again says so, and what it created can be undone', async () => {
    const ready = await checked(family(50, 'Doomed'))
    const insertMany = Letter.insertMany.bind(Letter)
    let portions = 0
    const broken = vi.spyOn(Letter, 'insertMany').mockImplementation(((...given: Parameters<typeof insertMany>) => {
      portions += 1
      return portions === 1 ? insertMany(...given) : Promise.reject(new Error('The disk is full.'))
    }) as never)
    await imports.change('start', ready, {})
    await vi.waitFor(() => expect(portions).toBeGreaterThan(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await jobOf(ready)).toMatchObject({ state: 'WAITING', attempts: 1 }), 10_000)
    // Its last attempt comes after minutes; here it is an attempt more than it has.
    const { _id, ...job } = (await jobOf(ready)) ?? {}
    await jobs().insertOne({ ...job, attempts: 5, nextRunAt: new Date(), lockedAt: null, holder: null })
    const failed = await imports.reaches(ready.id, 'FAILED')
    // Not before: the second attempt, which is due at any time, would bring the rest in.
    broken.mockRestore()
    expect(failed.failure).toContain('Some rows weren’t imported.')
    expect(failed.counts).toMatchObject({ created: 25 })
    await imports.change('undo', failed)
    expect(await imports.reaches(ready.id, 'UNDONE')).toMatchObject({ failure: null, counts: { removed: 25 } })
    expect(await stored(/^Doomed/)).toBe(0)
  })

  it('that continues after a failure looks up nothing again that is in already, and repeats no row', async () => {
    const ready = await checked(family(60, 'Resumed'))
    const insertMany = Letter.insertMany.bind(Letter)
    let portions = 0
    const broken = vi.spyOn(Letter, 'insertMany').mockImplementation(((...given: Parameters<typeof insertMany>) => {
      portions += 1
      return portions === 2 ? Promise.reject(new Error('Once.')) : insertMany(...given)
    }) as never)
    seen.portions = []
    await imports.change('start', ready, {})
    const { counts } = await imports.reaches(ready.id, 'DONE')
    broken.mockRestore()
    expect(counts).toMatchObject({ created: 60, done: 60 })
    expect(seen.portions).toEqual([25, 25, 25, 10])
    expect(await stored(/^Resumed/)).toBe(60)
  })

  it('lets one of two people start it, and refuses a step that its state does not have', async () => {
    const ready = await checked('Name,Stamp\nRace,\n')
    await imports.change('start', ready, {})
    const document = `mutation ($id: ID!, $version: Int!) { startLetterImport(id: $id, version: $version, input: {}) { id } }`
    const slower = await subgraph.failure(us, document, { id: ready.id, version: ready.version })
    expect(slower.extensions).toMatchObject({ code: 'CONFLICT', current: { id: ready.id, letterKind: 'POST' } })
    const { version } = await imports.reaches(ready.id, 'DONE')
    expect((await subgraph.failure(us, document, { id: ready.id, version })).extensions.code).toBe('BAD_REQUEST')
  })

  it('is one of two at most that an agency has running at once', async () => {
    const created: LetterImport[] = []
    for (let at = 0; at < 5; at += 1) created.push(await begun(family(100, `Crowd ${at}`)))
    const document = `mutation ($id: ID!, $input: MapLetterImportInput!) {
      mapLetterImport(id: $id, version: 1, input: $input) { id }
    }`
    const map = ({ id, mapping }: LetterImport) =>
      subgraph.ask(us, document, { id, input: { mapping, letterKind: 'POST' } })
    const answers = await Promise.all(created.map(map))
    const refused = created.filter((_, index) => answers[index]?.errors)
    expect(refused).toHaveLength(3)
    for (const { errors } of answers.filter(answer => answer.errors)) {
      expect(errors).toMatchObject([
        { message: expect.stringContaining('Two imports'), extensions: { code: 'BAD_REQUEST' } },
      ])
    }
    const [ready] = await Promise.all(
      created.filter(one => !refused.includes(one)).map(({ id }) => imports.reaches(id, 'CHECKED')),
    )
    const [next, last] = refused as [LetterImport, LetterImport]
    expect((await map(next)).errors).toBeUndefined()
    await imports.change('cancel', await imports.read(next.id))
    expect((await map(last)).errors).toBeUndefined()
    await imports.change('start', ready as LetterImport, {})
    await Promise.all([imports.reaches(last.id, 'CHECKED'), imports.reaches(String(ready?.id), 'DONE')])
  })

  it('is nothing that another agency sees or changes; it says who began', async () => {
    const { id } = await checked('Name,Stamp\nOurs,\n')
    for (const document of [
      'query ($id: ID!) { letterImport(id: $id) { id } }',
      'mutation ($id: ID!) { cancelLetterImport(id: $id, version: 3) { id } }',
      'mutation ($id: ID!) { undoLetterImport(id: $id, version: 3) { id } }',
    ]) {
      expect((await subgraph.failure(them, document, { id })).extensions.code).toBe('NOT_FOUND')
    }
    const { data } = await subgraph.ask<{ letterImports: { total: number } }>(them, '{ letterImports { total } }')
    expect(data?.letterImports.total).toBe(0)
    expect(await subgraph.data(us, 'query ($id: ID!) { letterImport(id: $id) { createdBy { id } } }', { id })).toEqual({
      letterImport: { createdBy: { id: us.userId } },
    })
  })
})
