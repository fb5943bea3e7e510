export const countries = `
  "countries": *[_type == "country" && ^.membership in memberships]
    | order(isoCode asc) {_id, _type, name, isoCode, capital, population}
`
