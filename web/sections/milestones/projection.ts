export const milestones = `
  "milestones": *[_type == "milestone"] | order(year asc, _id asc) {_id, _type, year, title, text}
`
