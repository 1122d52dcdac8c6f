const states = `
  AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO
  MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`
const districtAndTerritories = 'DC AS GU MP PR VI'

/** The codes of the US states, the district and the territories. */
export const usZones: ReadonlySet<string> = new Set(`${states} ${districtAndTerritories}`.trim().split(/\s+/))
