export const milestones = `
  "milestones": *[_type == "milestone"] | order(year asc, _id asc) {_id, year, title, text}
`
