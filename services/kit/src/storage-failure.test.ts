import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { CoverdeskError, notFound } from './errors.ts'
import { readableError, storageFailure, unlessDiskIsFull } from './storage-failure.ts'

const { MongoServerError, MongoNetworkError, MongoNetworkTimeoutError, MongoServerSelectionError } = mongoose.mongo
const serverError = (code: number) => new MongoServerError({ code, message: 'E' })
const fullDisk = Object.assign(new Error('write'), { code: 'ENOSPC' })

describe('a failure of the database or the disk', () => {
  it.each([
    new MongoNetworkError('connection 1 to 10.0.0.1:27017 closed'),
    new MongoNetworkTimeoutError('connection 1 to 10.0.0.1:27017 timed out'),
    new MongoServerSelectionError('connect ECONNREFUSED 10.0.0.1:27017', {} as never),
    new mongoose.MongooseError('Connection operation buffering timed out after 4000ms'),
    serverError(10_107),
  ])('is told as one sentence when the database can’t be reached: %s', error => {
    expect(storageFailure(error)).toMatchObject({
      code: 'SUBGRAPH_UNAVAILABLE',
      message: 'The database isn’t responding. Try again shortly.',
    })
  })

  it.each([serverError(14_031), fullDisk])('says that the disk is full: %s', error => {
    expect(storageFailure(error)).toMatchObject({
      code: 'DISK_FULL',
      message:
        'This could not be saved because the disk is full. Ask your administrator to free up space, then try again.',
    })
  })

  it.each([serverError(11_000), new TypeError('x is undefined'), 'gone', null])(
    'is not what a defect is: %s',
    error => {
      expect(storageFailure(error)).toBeUndefined()
      expect(readableError(error)).toBeUndefined()
    },
  )

  it('leaves an error that is meant for people as it is', () => {
    const error = notFound('account')
    expect(readableError(error)).toBe(error)
    expect(readableError(fullDisk)).toBeInstanceOf(CoverdeskError)
  })
})

describe('a write that a read makes by the way', () => {
  it('may fail on a full disk, and for no other reason', async () => {
    await expect(unlessDiskIsFull(Promise.reject(serverError(14_031)))).resolves.toBeUndefined()
    await expect(unlessDiskIsFull(Promise.reject(serverError(11_000)))).rejects.toThrow('E')
  })
})
