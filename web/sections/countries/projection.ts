export const countries = `
  "countries": *[_type == "country" && ^.membership in memberships]
    | order(isoCode asc) {_id, name, isoCode, capital, population}
`
