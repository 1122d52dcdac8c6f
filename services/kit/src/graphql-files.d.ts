declare module '*.graphql' {
  /** The file's text: schema definition language of one feature. */
  const text: string
  export default text
}
