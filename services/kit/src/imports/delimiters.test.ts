import { describe, expect, it } from 'vitest'
import { delimiterOf } from './delimiters.ts'

describe('the delimiter of a file', () => {
  it.each([
    [
      ';',
      'commas in its headings',
      'Name (last, first, middle);Email;Address (street, unit, floor);ZIP\nAnn;a@x.example;1 Main St;92101\nBo;b@x.example;2 Main St;92102\n',
    ],
    [';', 'commas in its values', 'Last, first;Email;Note\nHale, Ann;a@x.example;x\nOtt, Bo;b@x.example;y\n'],
    [
      ',',
      'semicolons in its headings',
      'Name,Address (street; unit; floor),ZIP\nAnn,1 Main St,92101\nBo,2 Main St,92102\n',
    ],
    ['\t', 'commas and semicolons', 'Name, full\tNote; any; more\tZIP\nHale, Ann\ta\t92101\nOtt, Bo\tb;c\t92102'],
    ['|', 'commas', 'Name|Notes, of any kind, at all\nAnn|a\nBo|b, c, d\n'],
    [',', 'quotes around other delimiters', '"Name; first; last; any",Email\n"Ann; Bo",a@x.example\n'],
    [';', 'lines in its quotes', 'Name;Note, any\n"Ann\nof, all, people";x\nBo;y\n'],
    [',', 'a row with fewer cells', 'Name,Email,ZIP\nAnn,a@x.example\nBo,b@x.example,92101\n'],
    [',', 'no rows', 'Name,Email\n'],
    [',', 'one column', 'Name\nAnn\n'],
    [',', 'nothing', ''],
    [';', 'a byte order mark and Windows line ends', '\ufeffName, any;ZIP\r\nAnn;1\r\nBo;2\r\n'],
    [';', 'a quote that is never closed', 'Name (last, first);Note;ZIP\nAnn;"call;1\nBo;x;2\nCy;"a ""b""";3\n'],
  ])('is %j with %s', (delimiter, _, text) => expect(delimiterOf(text)).toBe(delimiter))
})
