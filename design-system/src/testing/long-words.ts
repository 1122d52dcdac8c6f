/** Names as real agencies have them, to see that nothing breaks, overlaps or leaves its place. */
export const longName =
  'The Greater Bay Area Cooperative of Independent Refrigeration, Heating and Air Conditioning Contractors, Incorporated'
export const unbrokenWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
