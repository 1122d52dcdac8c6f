/**
 * The addresses of a line such as `Dana Whitfield <dana@x.example>, port@y.example`. What is no address stays as it is: the
 * server says so.
 */
export const addressesIn = (line: string): string[] =>
  line
    .split(/[,;\n]/)
    .map(part => (/<([^<>]*)>\s*$/.exec(part)?.[1] ?? part).trim())
    .filter(address => address !== '')
