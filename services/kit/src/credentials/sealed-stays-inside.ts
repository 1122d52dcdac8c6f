import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import mongoose from 'mongoose'
import { EnvironmentError } from '../environment.ts'
import { sealedPaths } from './sealed-field.ts'

const sealedFields = () =>
  Object.values(mongoose.models).flatMap(model => sealedPaths(model as never).map(path => ({ model, path })))

/**
 * Refuses a schema in which an output type has a field of a sealed field's name. Names are compared, not types: a
 * credential that is given out under its own name is the mistake that people make.
 */
export function refuseExposedCredentials(schema: GraphQLSchema): void {
  const names = new Set(sealedFields().map(({ path }) => path.split('.').at(-1)))
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) continue
    const exposed = Object.keys(type.getFields()).find(field => names.has(field))
    if (exposed)
      throw new Error(`The output type ${type.name} has ${exposed}, which is a sealed field: it is write-only.`)
  }
}

/** @throws EnvironmentError when there are sealed fields and no keys to seal them with */
export function demandKeys(hasKeys: boolean): void {
  const [first] = sealedFields()
  if (hasKeys || !first) return
  throw new EnvironmentError(
    `CREDENTIAL_KEYS is needed, because ${first.model.modelName} keeps credentials: such as 2026:$(openssl rand -base64 32).`,
  )
}
